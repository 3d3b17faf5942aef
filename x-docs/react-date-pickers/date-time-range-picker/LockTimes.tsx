import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function LockTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Lock closed"
        ampm={false}
        format="D MMM YYYY, HH:mm"
        defaultValue={[dayjs('2025-02-17T06:00'), dayjs('2025-02-19T12:00')]}
        slotProps={{
          popper: { 'aria-label': 'Lock closed' },
          field: { dateSeparator: 'to' },
          textField: { size: 'small', helperText: 'Upstream and downstream' },
        }}
        sx={{ width: 460, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
