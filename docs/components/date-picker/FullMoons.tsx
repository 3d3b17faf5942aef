import Box from '@mui/material/Box';
import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';

const fullMoons = ['2025-05-12', '2025-06-11', '2025-07-10'];

function MoonDay(props: PickersDayProps) {
  const isFull =
    !props.outsideCurrentMonth &&
    fullMoons.includes(props.day.format('YYYY-MM-DD'));

  return (
    <Badge
      overlap="circular"
      color="secondary"
      variant="dot"
      invisible={!isFull}
    >
      <PickersDay {...props} />
    </Badge>
  );
}

export default function FullMoons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Moon calendar"
        sx={{ width: 'fit-content', maxWidth: '100%', overflowX: 'auto' }}
      >
        <DateCalendar
          defaultValue={dayjs('2025-06-03')}
          slots={{ day: MoonDay }}
        />
      </Box>
    </LocalizationProvider>
  );
}
