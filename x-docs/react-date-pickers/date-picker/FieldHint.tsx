import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FieldHint() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Passport expiry"
        format="DD.MM.YYYY"
        defaultValue={dayjs('2031-08-20')}
        slotProps={{
          textField: { helperText: 'Day.Month.Year, as printed on page 2' },
        }}
      />
    </LocalizationProvider>
  );
}
