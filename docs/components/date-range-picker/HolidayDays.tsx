import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

const holidays = ['2025-05-01', '2025-05-26'];

function HolidayDay(props: DateRangePickerDayProps) {
  const isHoliday = holidays.includes(props.day.format('YYYY-MM-DD'));

  return (
    <DateRangePickerDay
      {...props}
      sx={isHoliday ? { textDecoration: 'underline', fontWeight: 700 } : null}
    />
  );
}

export default function HolidayDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Holidays"
        sx={{ width: 'fit-content', maxWidth: '100%', overflowX: 'auto' }}
      >
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2025-05-05'), dayjs('2025-05-09')]}
          slots={{ day: HolidayDay }}
        />
      </Box>
    </LocalizationProvider>
  );
}
