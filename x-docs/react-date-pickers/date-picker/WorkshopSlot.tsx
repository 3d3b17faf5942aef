import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const firstDay = dayjs('2025-05-05');
const lastDay = dayjs('2025-05-30');
const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

function describe(error: DateValidationError) {
  switch (error) {
    case null:
      return 'Weekdays from May 5 to 30, 2025';
    case 'minDate':
      return 'The workshop opens on May 5, 2025';
    case 'maxDate':
      return 'The last day is May 30, 2025';
    case 'shouldDisableDate':
      return 'Closed on weekends';
    default:
      return 'This is not a complete date';
  }
}

export default function WorkshopSlot() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Workshop day"
        defaultValue={dayjs('2025-05-17')}
        minDate={firstDay}
        maxDate={lastDay}
        shouldDisableDate={isWeekend}
        onError={(newError) => setError(newError)}
        slotProps={{ textField: { helperText: describe(error) } }}
      />
    </LocalizationProvider>
  );
}
