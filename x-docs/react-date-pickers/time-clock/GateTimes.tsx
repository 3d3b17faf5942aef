import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';

export default function GateTimes() {
  const [opens, setOpens] = React.useState<Dayjs | null>(
    dayjs('2025-05-06T09:00'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Box role="region" aria-label="North gate, controlled">
          <TimeClock
            ampm={false}
            value={opens}
            onChange={(value) => setOpens(value)}
            sx={{ width: 300 }}
          />
          <Typography role="status" sx={{ textAlign: 'center' }}>
            North gate opens at {opens?.format('HH:mm')}
          </Typography>
        </Box>
        <Box role="region" aria-label="South gate, uncontrolled">
          <TimeClock
            ampm={false}
            defaultValue={dayjs('2025-05-06T14:00')}
            sx={{ width: 300 }}
          />
          <Typography sx={{ textAlign: 'center' }}>South gate</Typography>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
