import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs, { type Dayjs } from 'dayjs';

const isOdd = (year: Dayjs) => year.year() % 2 === 1;

export default function EvenYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Year of the biennial">
        <YearCalendar
          defaultValue={dayjs('2026-01-01')}
          minDate={dayjs('2016-01-01')}
          maxDate={dayjs('2035-12-31')}
          shouldDisableYear={isOdd}
        />
      </Box>
    </LocalizationProvider>
  );
}
