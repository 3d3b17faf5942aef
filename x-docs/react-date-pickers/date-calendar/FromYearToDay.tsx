import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const day = dayjs('2025-10-05');

export default function FromYearToDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} useFlexGap>
        <Box role="region" aria-label="Year, month and day">
          <DateCalendar
            views={['year', 'month', 'day']}
            openTo="month"
            defaultValue={day}
            sx={{ mx: 0 }}
          />
        </Box>
        <Box role="region" aria-label="Days only">
          <DateCalendar views={['day']} defaultValue={day} sx={{ mx: 0 }} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
