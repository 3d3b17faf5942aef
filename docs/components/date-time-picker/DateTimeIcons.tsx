import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import AlarmIcon from '@mui/icons-material/Alarm';

export default function DateTimeIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Wake-up call"
        ampm={false}
        format="MMM D, HH:mm"
        defaultValue={dayjs('2025-06-15T06:30')}
        slots={{ openPickerIcon: AlarmIcon }}
        slotProps={{ textField: { variant: 'filled' } }}
        sx={{ width: 260 }}
      />
    </LocalizationProvider>
  );
}
