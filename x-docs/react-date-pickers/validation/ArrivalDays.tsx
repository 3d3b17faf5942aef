import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function ArrivalDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="House by the lake"
        defaultValue={[dayjs('2025-07-05'), dayjs('2025-07-12')]}
        slotProps={{ popper: { 'aria-label': 'House by the lake' } }}
        shouldDisableDate={(day, position) =>
          position === 'start' ? day.day() !== 6 : day.day() === 0
        }
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
