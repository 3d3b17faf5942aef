import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function NumericHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Billing month" sx={{ maxWidth: 320 }}>
        <DateCalendar
          defaultValue={dayjs('2025-11-08')}
          slotProps={{ calendarHeader: { format: 'MM / YYYY' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
