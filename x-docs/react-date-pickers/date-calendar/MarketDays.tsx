import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const noMarket = (day: Dayjs) => ![3, 6].includes(day.day());

export default function MarketDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Market days" sx={{ maxWidth: 320 }}>
        <DateCalendar
          defaultValue={dayjs('2025-05-14')}
          minDate={dayjs('2025-04-01')}
          maxDate={dayjs('2025-10-31')}
          shouldDisableDate={noMarket}
        />
      </Box>
    </LocalizationProvider>
  );
}
