import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function StartsInHistory() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Archive search" sx={{ maxWidth: 320 }}>
        <DateCalendar
          referenceDate={dayjs('1989-11-09')}
          views={['year', 'month', 'day']}
        />
      </Box>
    </LocalizationProvider>
  );
}
