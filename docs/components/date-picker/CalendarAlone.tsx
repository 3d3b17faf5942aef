import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function CalendarAlone() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Low tides"
        sx={{ width: 'fit-content', maxWidth: '100%', overflowX: 'auto' }}
      >
        <DateCalendar defaultValue={dayjs('2025-05-22')} />
      </Box>
    </LocalizationProvider>
  );
}
