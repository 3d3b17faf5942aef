import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function SixWeeks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Six weeks" sx={{ maxWidth: 320 }}>
        <DateCalendar
          showDaysOutsideCurrentMonth
          fixedWeekNumber={6}
          defaultValue={dayjs('2025-02-11')}
        />
      </Box>
    </LocalizationProvider>
  );
}
