import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function MarkedWeekends() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Shift calendar" sx={{ maxWidth: 320 }}>
        <DateCalendar
          defaultValue={dayjs('2025-07-16')}
          slotProps={{
            day: ({ day, isDaySelected }) =>
              !isDaySelected && [0, 6].includes(day.day())
                ? { sx: { bgcolor: 'action.hover', fontWeight: 'bold' } }
                : {},
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
