import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs from 'dayjs';

export default function CompactField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Quiet hours"
        ampm={false}
        defaultValue={[dayjs('2025-03-03T13:00'), dayjs('2025-03-03T15:00')]}
        slotProps={{
          popper: { 'aria-label': 'Quiet hours' },
          field: { dateSeparator: 'to', clearable: true },
          textField: { size: 'small', helperText: 'No music in the yard' },
        }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
