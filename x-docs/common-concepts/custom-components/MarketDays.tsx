import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const WEDNESDAY = 3;
const SATURDAY = 6;

export default function MarketDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Market days">
        <DateCalendar
          defaultValue={dayjs('2025-09-12')}
          slotProps={{
            day: ({ day, isDayOutsideMonth, isDaySelected }) => {
              const weekday = day.day();
              const isMarket = weekday === WEDNESDAY || weekday === SATURDAY;
              return isMarket && !isDayOutsideMonth && !isDaySelected
                ? { sx: { fontWeight: 'bold', border: 1 } }
                : {};
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
