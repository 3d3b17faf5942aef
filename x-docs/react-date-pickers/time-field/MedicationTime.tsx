import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

export default function MedicationTime() {
  const [taken, setTaken] = React.useState<Dayjs | null>(
    dayjs('2025-05-20T07:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <TimeField
          label="First tablet (controlled)"
          value={taken}
          onChange={(value) => setTaken(value)}
        />
        <Typography role="status">
          {taken?.isValid()
            ? `Next: ${taken.add(8, 'hour').format('MMM D, h:mm A')}`
            : 'Enter a complete time'}
        </Typography>
        <TimeField
          label="Reminder (uncontrolled)"
          defaultValue={dayjs('2025-05-20T07:15')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
