import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const opens = dayjs('2025-11-03T09:00');
const closes = dayjs('2025-11-14T17:00');

export default function BidDeadline() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Submit the bid"
        defaultValue={dayjs('2025-11-14T18:30')}
        minDateTime={opens}
        maxDateTime={closes}
        onError={(newError) => setError(newError)}
        helperText={
          error ? `Refused (${error}), open November 3 to 14` : 'In time'
        }
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
