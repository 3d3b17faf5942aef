import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const opens = dayjs('2025-10-06T13:00');
const closes = dayjs('2025-10-09T16:00');

export default function ConferenceWindow() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Talk starts"
        ampm={false}
        format="DD MMM YYYY HH:mm"
        minDateTime={opens}
        maxDateTime={closes}
        defaultValue={dayjs('2025-10-06T12:30')}
        onError={(newError) => setError(newError)}
        slotProps={{
          textField: {
            helperText: error
              ? 'Between October 6, 13:00 and October 9, 16:00'
              : 'In the main hall',
          },
        }}
      />
    </LocalizationProvider>
  );
}
