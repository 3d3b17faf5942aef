import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function PastMoment() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Send newsletter at"
        disablePast
        views={['year', 'month', 'day', 'hours', 'minutes']}
        defaultValue={dayjs('2015-11-02T09:00')}
      />
    </LocalizationProvider>
  );
}
