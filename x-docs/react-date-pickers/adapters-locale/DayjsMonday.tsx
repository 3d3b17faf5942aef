import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

// "true" defines the locale without making it the default of the app.
dayjs.locale('en-monday', { ...dayjs.Ls.en, weekStart: 1 }, true);

export default function DayjsMonday() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-monday">
      <Box role="region" aria-label="Week from Monday" sx={{ maxWidth: 320 }}>
        <DateCalendar defaultValue={dayjs('2025-11-08')} />
      </Box>
    </LocalizationProvider>
  );
}
