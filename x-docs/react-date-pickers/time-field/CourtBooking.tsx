import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { type TimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  invalidDate: 'This time does not exist',
  minTime: 'The courts open at 8:00 AM',
  maxTime: 'The last match starts at 9:00 PM',
  minutesStep: 'Matches start at :00, :15, :30, or :45',
};

export default function CourtBooking() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Tennis court"
        defaultValue={dayjs('2025-07-02T18:10')}
        minTime={dayjs('2025-07-02T08:00')}
        maxTime={dayjs('2025-07-02T21:00')}
        minutesStep={15}
        onError={(newError) => setError(newError)}
        helperText={error ? messages[error] : 'Court 3 is free'}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
