import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function PlainMonth() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Plain calendar" sx={{ maxWidth: 320 }}>
        <DateCalendar defaultValue={dayjs('2025-04-10')} />
      </Box>
    </LocalizationProvider>
  );
}
