import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { type DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const sunday = (day: Dayjs) => day.day() === 0;

export default function BookableDays() {
  const [error, setError] = React.useState<DateRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Boat rental"
        minDate={dayjs('2025-05-01')}
        maxDate={dayjs('2025-09-30')}
        shouldDisableDate={(day, position) =>
          position === 'start' && sunday(day)
        }
        defaultValue={[dayjs('2025-06-08'), dayjs('2025-06-12')]}
        onError={(newError) => setError(newError)}
        slotProps={{
          popper: { 'aria-label': 'Boat rental' },
          textField: {
            helperText: error.some(Boolean)
              ? 'May to September, no pick-up on Sundays'
              : 'Return on any day',
          },
        }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
