import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';

export default function WeekNumbers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
      <Box role="region" aria-label="Week numbers" sx={{ maxWidth: 340 }}>
        <DateCalendar
          displayWeekNumber
          defaultValue={dayjs('2025-03-20')}
          sx={{ '& .MuiDayCalendar-weekNumber': { color: 'text.secondary' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
