import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import dayjs, { type Dayjs } from 'dayjs';

const hasNoR = (month: Dayjs) => !/r/i.test(month.format('MMMM'));

export default function OysterMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Month of delivery">
        <MonthCalendar
          defaultValue={dayjs('2025-10-01')}
          shouldDisableMonth={hasNoR}
        />
      </Box>
    </LocalizationProvider>
  );
}
