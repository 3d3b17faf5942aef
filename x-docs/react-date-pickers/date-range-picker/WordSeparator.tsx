import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function WordSeparator() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Sale"
        format="D MMM YYYY"
        defaultValue={[dayjs('2025-11-24'), dayjs('2025-12-01')]}
        slotProps={{
          popper: { 'aria-label': 'Sale' },
          field: { dateSeparator: 'until' },
          textField: { size: 'small', helperText: 'In all shops' },
        }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
