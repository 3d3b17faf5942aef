import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function VaccineDue() {
  const [dose, setDose] = React.useState<Dayjs | null>(dayjs('2025-03-04'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <DateField
          label="Last dose (controlled)"
          value={dose}
          onChange={(value) => setDose(value)}
        />
        <Typography role="status">
          {dose?.isValid()
            ? `Booster due ${dose.add(6, 'month').format('MMMM D, YYYY')}`
            : 'Enter a complete date'}
        </Typography>
        <DateField
          label="Blood test (uncontrolled)"
          defaultValue={dayjs('2025-02-18')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
