import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const isWeekend = (day: Dayjs) => [0, 6].includes(day.day());

export default function OfficeDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Call, on office days"
        ampm={false}
        minDate={dayjs('2025-10-01')}
        maxDate={dayjs('2025-10-31')}
        minTime={dayjs('2025-10-01T08:00')}
        maxTime={dayjs('2025-10-01T17:00')}
        shouldDisableDate={isWeekend}
        defaultValue={dayjs('2025-10-15T10:30')}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
