import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { type DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

const opens = dayjs('2025-12-01T08:00');
const closes = dayjs('2025-12-05T18:00');

export default function HallBooking() {
  const [[start, end], setError] = React.useState<DateTimeRangeValidationError>(
    [null, null],
  );

  let hint = 'The hall is free';
  if (start === 'invalidRange') {
    hint = 'The end is before the start';
  } else if (start) {
    hint = `Start refused (${start})`;
  } else if (end) {
    hint = `End refused (${end})`;
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateTimeRangeField
        label="Trade fair hall"
        defaultValue={[dayjs('2025-12-04T08:00'), dayjs('2025-12-05T20:00')]}
        minDateTime={opens}
        maxDateTime={closes}
        onError={(error) => setError(error)}
        helperText={hint}
        sx={{ width: 400, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
