import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const opens = dayjs('2025-01-01T11:30');
const closes = dayjs('2025-01-01T21:00');

export default function KitchenHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <TimePicker
          label="Meal"
          minTime={opens}
          maxTime={closes}
          defaultValue={dayjs('2025-06-14T10:45')}
        />
        <DateTimePicker
          label="Table on any day"
          minTime={opens}
          maxTime={closes}
          defaultValue={dayjs('2025-06-14T19:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
