import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'This date does not exist',
  minDate: 'The first inspection is on September 1',
  maxDate: 'The last inspection is on September 30',
  shouldDisableDate: 'No inspections on weekends',
};

export default function InspectionDay() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Elevator inspection"
        defaultValue={dayjs('2025-09-13')}
        minDate={dayjs('2025-09-01')}
        maxDate={dayjs('2025-09-30')}
        shouldDisableDate={(day) => [0, 6].includes(day.day())}
        onError={(newError) => setError(newError)}
        helperText={error ? messages[error] : 'A weekday in September 2025'}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
