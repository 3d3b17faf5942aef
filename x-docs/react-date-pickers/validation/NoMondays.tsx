import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const holidays = ['2025-05-01', '2025-05-29'];

const isClosed = (day: Dayjs) =>
  day.day() === 1 || holidays.includes(day.format('YYYY-MM-DD'));

export default function NoMondays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Museum visit" sx={{ maxWidth: 320 }}>
        <DateCalendar
          defaultValue={dayjs('2025-05-16')}
          shouldDisableDate={isClosed}
        />
      </Box>
    </LocalizationProvider>
  );
}
