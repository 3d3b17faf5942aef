import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const day = dayjs('2025-01-24');

export default function BlockedCalendars() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} useFlexGap>
        <Box role="region" aria-label="Disabled calendar">
          <DateCalendar defaultValue={day} disabled sx={{ mx: 0 }} />
        </Box>
        <Box role="region" aria-label="Read-only calendar">
          <DateCalendar defaultValue={day} readOnly sx={{ mx: 0 }} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
