import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function SeasonTrip() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Ski pass"
        minDate={dayjs('2025-12-06')}
        maxDate={dayjs('2026-04-12')}
        defaultValue={[dayjs('2025-12-01'), dayjs('2025-12-13')]}
        slotProps={{ popper: { 'aria-label': 'Ski pass' } }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
