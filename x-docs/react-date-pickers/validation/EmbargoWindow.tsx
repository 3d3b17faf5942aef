import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function EmbargoWindow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Publish"
        ampm={false}
        minDateTime={dayjs('2025-09-01T18:00')}
        maxDateTime={dayjs('2025-09-03T09:00')}
        defaultValue={dayjs('2025-09-01T20:00')}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
