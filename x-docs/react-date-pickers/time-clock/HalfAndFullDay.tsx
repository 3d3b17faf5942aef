import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

const sunset = dayjs('2025-05-06T20:00');

export default function HalfAndFullDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Box role="region" aria-label="12-hour clock">
          <TimeClock
            ampm
            ampmInClock
            defaultValue={sunset}
            sx={{ width: 300 }}
          />
        </Box>
        <Box role="region" aria-label="24-hour clock">
          <TimeClock ampm={false} defaultValue={sunset} sx={{ width: 300 }} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
