import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function QuietHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Drilling"
        minTime={dayjs('2025-05-01T08:00')}
        maxTime={dayjs('2025-05-01T18:00')}
        minutesStep={15}
        defaultValue={dayjs('2025-05-01T09:30')}
        slotProps={{ textField: { helperText: '8 a.m. to 6 p.m.' } }}
      />
    </LocalizationProvider>
  );
}
