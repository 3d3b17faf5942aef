import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function TeaTime() {
  const [time, setTime] = React.useState<Dayjs | null>(
    dayjs('2025-03-12T16:00'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        spacing={3}
        role="region"
        aria-label="Tea time"
        sx={{ alignItems: 'center' }}
      >
        <DigitalClock
          value={time}
          onChange={(value) => setTime(value)}
          sx={{ width: 120, flexShrink: 0 }}
        />
        <Typography role="status">Tea at {time?.format('HH:mm')}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
