import dayjs from 'dayjs';
import EastIcon from '@mui/icons-material/East';
import WestIcon from '@mui/icons-material/West';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CalendarArrows() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Harvest calendar">
        <DateCalendar
          defaultValue={dayjs('2025-09-12')}
          slots={{ leftArrowIcon: WestIcon, rightArrowIcon: EastIcon }}
        />
      </Box>
    </LocalizationProvider>
  );
}
