import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

function PriceDay(props: DateRangePickerDayProps) {
  const { day } = props;
  const price = [0, 5, 6].includes(day.day()) ? 95 : 60;

  return (
    <DateRangePickerDay {...props}>
      <Box component="span" sx={{ lineHeight: 1.2 }}>
        {day.date()}
        <Box component="span" sx={{ display: 'block', fontSize: 10 }}>
          ${price}
        </Box>
      </Box>
    </DateRangePickerDay>
  );
}

export default function CruisePrices() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Cabin prices">
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2025-07-08'), dayjs('2025-07-11')]}
          slots={{ day: PriceDay }}
        />
      </Box>
    </LocalizationProvider>
  );
}
