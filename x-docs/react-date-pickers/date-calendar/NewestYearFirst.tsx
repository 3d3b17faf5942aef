import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

export default function NewestYearFirst() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Year of construction">
        <YearCalendar
          yearsOrder="desc"
          yearsPerRow={3}
          minDate={dayjs('2001-01-01')}
          maxDate={dayjs('2025-12-31')}
          defaultValue={dayjs('2019-01-01')}
        />
      </Box>
    </LocalizationProvider>
  );
}
