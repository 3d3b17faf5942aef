import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { type DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

const reasons: Record<string, string> = {
  minTime: 'The depot opens at 7:00 AM',
  maxTime: 'The depot closes at 7:00 PM',
  invalidRange: 'Return after the pick-up',
};

export default function OpeningHours() {
  const [error, setError] = React.useState<DateTimeRangeValidationError>([
    null,
    null,
  ]);
  const first = error[0] ?? error[1];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Excavator"
        minDate={dayjs('2025-06-02')}
        minTime={dayjs('2025-06-02T07:00')}
        maxTime={dayjs('2025-06-02T19:00')}
        defaultValue={[dayjs('2025-06-04T06:30'), dayjs('2025-06-05T15:00')]}
        onError={(newError) => setError(newError)}
        slotProps={{
          popper: { 'aria-label': 'Excavator' },
          textField: {
            helperText: first
              ? (reasons[first] ?? 'Check date and time')
              : 'Ready to reserve',
          },
        }}
        sx={{ width: 460, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
