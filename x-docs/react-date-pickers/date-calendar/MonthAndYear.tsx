import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

const value = dayjs('2025-05-01');

export default function MonthAndYear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        spacing={2}
        useFlexGap
        sx={{ alignItems: 'flex-start' }}
      >
        <Box role="region" aria-label="Report month">
          <MonthCalendar defaultValue={value} monthsPerRow={4} />
        </Box>
        <Box role="region" aria-label="Report year">
          <YearCalendar
            defaultValue={value}
            minDate={dayjs('2012-01-01')}
            maxDate={dayjs('2031-12-31')}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
