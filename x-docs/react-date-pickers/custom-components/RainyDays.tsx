import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';

const rain = [3, 4, 11, 19, 20, 28];

function WeatherDay(props: PickersDayProps) {
  const { day, outsideCurrentMonth } = props;
  const wet = !outsideCurrentMonth && rain.includes(day.date());

  return (
    <Badge variant="dot" color="info" overlap="circular" invisible={!wet}>
      <PickersDay
        {...props}
        aria-label={wet ? `${day.date()}, rain` : undefined}
      />
    </Badge>
  );
}

const slots = { day: WeatherDay };

export default function RainyDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Rain in May" sx={{ maxWidth: 320 }}>
        <DateCalendar
          defaultValue={dayjs('2025-05-14')}
          minDate={dayjs('2025-05-01')}
          maxDate={dayjs('2025-05-31')}
          slots={slots}
        />
      </Box>
    </LocalizationProvider>
  );
}
