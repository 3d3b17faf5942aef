import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function FeedingTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Feeding time">
        <TimeClock
          ampmInClock
          showViewSwitcher
          defaultValue={dayjs('2025-05-06T08:30')}
        />
      </Box>
    </LocalizationProvider>
  );
}
