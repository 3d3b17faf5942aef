import CakeIcon from '@mui/icons-material/Cake';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const slots = { openPickerIcon: CakeIcon };

export default function SwappedIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Birthday party"
        defaultValue={dayjs('2025-06-28')}
        slots={slots}
      />
    </LocalizationProvider>
  );
}
