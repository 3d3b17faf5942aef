import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { type TimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const day = '2025-06-20';

export default function OpeningHours() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Table for two"
        ampm={false}
        defaultValue={dayjs(`${day}T16:45`)}
        minTime={dayjs(`${day}T17:00`)}
        maxTime={dayjs(`${day}T22:30`)}
        minutesStep={15}
        timeSteps={{ minutes: 15 }}
        onError={(newError) => setError(newError)}
        slotProps={{
          textField: {
            helperText: error
              ? 'Choose a quarter hour from 17:00 to 22:30'
              : 'We keep the table for 15 minutes',
          },
        }}
      />
    </LocalizationProvider>
  );
}
