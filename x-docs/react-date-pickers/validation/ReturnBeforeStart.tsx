import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { type DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

export default function ReturnBeforeStart() {
  const [[start, end], setErrors] = React.useState<DateRangeValidationError>([
    null,
    null,
  ]);

  let hint = 'Departure and return';
  if (start === 'invalidRange') {
    hint = 'The return lies before the departure';
  } else if (start) {
    hint = 'Check the departure';
  } else if (end) {
    hint = 'Check the return';
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField
        label="Ferry"
        minDate={dayjs('2025-06-01')}
        defaultValue={[dayjs('2025-06-18'), dayjs('2025-06-11')]}
        onError={(errors) => setErrors(errors)}
        helperText={hint}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
