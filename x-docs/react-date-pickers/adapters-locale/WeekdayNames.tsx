import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function WeekdayNames() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Class schedule" sx={{ maxWidth: 320 }}>
        <DateCalendar
          defaultValue={dayjs('2025-11-08')}
          dayOfWeekFormatter={(day: Dayjs) => day.format('ddd')}
        />
      </Box>
    </LocalizationProvider>
  );
}
