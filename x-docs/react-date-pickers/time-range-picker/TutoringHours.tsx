import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function TutoringHours() {
  const [lesson, setLesson] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-03-03T15:30'),
    dayjs('2025-03-03T17:00'),
  ]);
  const [from, to] = lesson;
  const minutes =
    from?.isValid() && to?.isValid() ? to.diff(from, 'minute') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <TimeRangePicker
          label="Tutoring (controlled)"
          value={lesson}
          onChange={(value) => setLesson(value)}
          slotProps={{ popper: { 'aria-label': 'Tutoring' } }}
        />
        <Typography role="status">
          {minutes > 0
            ? `${minutes} minutes, $${Math.round(minutes * 0.6)}`
            : 'Choose a start and a later end'}
        </Typography>
        <TimeRangePicker
          label="Piano (uncontrolled)"
          defaultValue={[dayjs('2025-03-03T17:15'), dayjs('2025-03-03T18:00')]}
          slotProps={{ popper: { 'aria-label': 'Piano' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
