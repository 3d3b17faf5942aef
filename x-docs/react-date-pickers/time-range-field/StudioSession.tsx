import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import { type TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

const messages: Partial<
  Record<NonNullable<TimeRangeValidationError[0]>, string>
> = {
  invalidRange: 'The end is before the start',
  minTime: 'The studio opens at 10:00 AM',
  maxTime: 'The studio closes at 8:00 PM',
  minutesStep: 'Sessions start and end on the half hour',
};

export default function StudioSession() {
  const [[start, end], setError] = React.useState<TimeRangeValidationError>([
    null,
    null,
  ]);
  const error = start ?? end;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Recording session"
        defaultValue={[dayjs('2025-02-11T17:00'), dayjs('2025-02-11T21:00')]}
        minTime={dayjs('2025-02-11T10:00')}
        maxTime={dayjs('2025-02-11T20:00')}
        minutesStep={30}
        onError={(newError) => setError(newError)}
        helperText={error ? messages[error] : 'Studio B is yours'}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
