import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function BerthBooking() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <DatePicker label="Arrival" defaultValue={dayjs('2025-06-14')} />
        <TimePicker label="Time" defaultValue={dayjs('2025-06-14T16:30')} />
      </Stack>
    </LocalizationProvider>
  );
}
