import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

export default function ClosedWeekends() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Workshop"
        minDate={dayjs('2025-05-01')}
        maxDate={dayjs('2025-06-30')}
        shouldDisableDate={isWeekend}
        defaultValue={[dayjs('2025-05-12'), dayjs('2025-05-16')]}
        slotProps={{
          popper: { 'aria-label': 'Workshop' },
          textField: { helperText: 'Monday to Friday, May and June' },
        }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
