import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function OvenTimer() {
  const [start, setStart] = React.useState<Dayjs | null>(
    dayjs('2025-03-09T14:20'),
  );
  const end = start?.isValid() ? start.add(95, 'minute') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 320 }}>
        <TimePicker
          label="Into the oven (controlled)"
          value={start}
          onChange={(value) => setStart(value)}
        />
        <Typography role="status">
          Ready at {end ? end.format('HH:mm') : '–'}, after 95 minutes
        </Typography>
        <TimePicker
          label="Dinner (uncontrolled)"
          defaultValue={dayjs('2025-03-09T18:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
