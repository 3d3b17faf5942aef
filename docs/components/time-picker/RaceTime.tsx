import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function RaceTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Finish"
        ampm={false}
        views={['hours', 'minutes', 'seconds']}
        timeSteps={{ minutes: 1, seconds: 1 }}
        defaultValue={dayjs('2025-05-18T11:04:37')}
      />
    </LocalizationProvider>
  );
}
