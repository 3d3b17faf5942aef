import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

function acrossMidnight([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  if (!start?.isValid() || !end?.isValid()) {
    return [start, end];
  }
  const sameDay = start.hour(end.hour()).minute(end.minute());
  return [start, sameDay.isAfter(start) ? sameDay : sameDay.add(1, 'day')];
}

export default function NightShift() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-03-14T22:00'),
    dayjs('2025-03-15T06:30'),
  ]);
  const [start, end] = shift;
  const minutes =
    start?.isValid() && end?.isValid() ? end.diff(start, 'minute') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <SingleInputTimeRangeField
          label="Night shift (controlled)"
          value={shift}
          onChange={(value) => setShift(acrossMidnight(value))}
        />
        <Typography role="status">
          {minutes > 0
            ? `${Math.floor(minutes / 60)} h ${minutes % 60} min, until ${end?.format('MMM D')}`
            : 'Enter both times'}
        </Typography>
        <SingleInputTimeRangeField
          label="Handover (uncontrolled)"
          defaultValue={[dayjs('2025-03-14T21:45'), dayjs('2025-03-14T22:15')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
