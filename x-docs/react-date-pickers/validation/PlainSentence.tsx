import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const first = dayjs('2025-01-01');
const last = dayjs('2025-12-31');

const sentences: Record<NonNullable<DateValidationError>, string> = {
  invalidDate: 'There is no such day',
  minDate: `Not before ${first.format('D MMMM YYYY')}`,
  maxDate: `Not after ${last.format('D MMMM YYYY')}`,
  disableFuture: 'This day is still to come',
  disablePast: 'This day is over',
  shouldDisableDate: 'Not on this day',
  shouldDisableMonth: 'Not in this month',
  shouldDisableYear: 'Not in this year',
};

export default function PlainSentence() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Receipt from 2025"
        defaultValue={dayjs('2024-12-30')}
        minDate={first}
        maxDate={last}
        onError={(newError) => setError(newError)}
        helperText={error ? sentences[error] : 'Any day of 2025'}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
