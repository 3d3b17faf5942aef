import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

export default function SurgeryHours() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Appointment"
        minDate={dayjs('2025-05-01')}
        minTime={dayjs('2025-05-01T08:00')}
        maxTime={dayjs('2025-05-01T17:00')}
        minutesStep={15}
        defaultValue={dayjs('2025-05-07T18:30')}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ?? 'From May 1, 8 a.m. to 5 p.m.',
          },
        }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
