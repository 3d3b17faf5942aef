import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

const arrival = [6];
const departure = [3, 6];

export default function CottageWeeks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Cottage by the lake">
        <DateRangeCalendar
          calendars={1}
          minDate={dayjs('2025-05-03')}
          maxDate={dayjs('2025-09-27')}
          referenceDate={dayjs('2025-06-07')}
          shouldDisableDate={(day, position) =>
            !(position === 'start' ? arrival : departure).includes(day.day())
          }
        />
      </Box>
    </LocalizationProvider>
  );
}
