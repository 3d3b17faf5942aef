import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function LoanPeriod() {
  const [borrowed, setBorrowed] = React.useState<Dayjs | null>(
    dayjs('2025-03-04'),
  );
  const due = borrowed?.isValid() ? borrowed.add(28, 'day') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Borrowed (controlled)"
          value={borrowed}
          onChange={(value) => setBorrowed(value)}
        />
        <Typography role="status">
          Due back: {due ? due.format('D MMMM YYYY') : 'no date yet'}
        </Typography>
        <DatePicker
          label="Card valid until (uncontrolled)"
          defaultValue={dayjs('2026-01-31')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
