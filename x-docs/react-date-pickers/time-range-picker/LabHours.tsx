import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import { type TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

export default function LabHours() {
  const [[start, end], setError] = React.useState<TimeRangeValidationError>([
    null,
    null,
  ]);

  let hint = 'The lab is open from 7:00 AM to 7:00 PM';
  if (start === 'invalidRange') {
    hint = 'The end is before the start';
  } else if (start) {
    hint = `Change the start (${start})`;
  } else if (end) {
    hint = `Change the end (${end})`;
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Lab session"
        defaultValue={[dayjs('2025-03-03T17:00'), dayjs('2025-03-03T20:00')]}
        minTime={dayjs('2025-03-03T07:00')}
        maxTime={dayjs('2025-03-03T19:00')}
        onError={(error) => setError(error)}
        slotProps={{
          popper: { 'aria-label': 'Lab session' },
          textField: { helperText: hint },
        }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
