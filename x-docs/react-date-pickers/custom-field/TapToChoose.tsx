import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import ReadOnlyTextField from './readOnlyTextField';

const slots = { field: ReadOnlyTextField };

export default function TapToChoose() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Bulky waste pickup"
        minDate={dayjs('2025-02-03')}
        defaultValue={dayjs('2025-02-12')}
        slots={slots}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
