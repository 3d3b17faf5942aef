import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { type DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

export default function FieldTrip() {
  const [[start, end], setError] = React.useState<DateRangeValidationError>([
    null,
    null,
  ]);

  let hint = 'May or June, leaving on a weekday';
  if (start === 'invalidRange') {
    hint = 'The return is before the departure';
  } else if (start) {
    hint = `Change the departure (${start})`;
  } else if (end) {
    hint = `Change the return (${end})`;
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField
        label="Field trip"
        defaultValue={[dayjs('2025-05-10'), dayjs('2025-05-14')]}
        minDate={dayjs('2025-05-01')}
        maxDate={dayjs('2025-06-30')}
        shouldDisableDate={(day, position) =>
          position === 'start' && [0, 6].includes(day.day())
        }
        onError={(error) => setError(error)}
        helperText={hint}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
