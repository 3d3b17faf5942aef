import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function SkiSeason() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Ski season" sx={{ maxWidth: 320 }}>
        <DateCalendar
          minDate={dayjs('2025-12-06')}
          maxDate={dayjs('2026-04-12')}
          referenceDate={dayjs('2025-12-06')}
        />
      </Box>
    </LocalizationProvider>
  );
}
