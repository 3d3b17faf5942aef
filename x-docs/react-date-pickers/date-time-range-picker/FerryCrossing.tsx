import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function FerryCrossing() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Ferry, there and back"
        referenceDate={dayjs('2025-07-01T08:00')}
        slotProps={{ popper: { 'aria-label': 'Ferry' } }}
        sx={{ width: 460, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
