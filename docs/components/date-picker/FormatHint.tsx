import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FormatHint() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of birth"
        format="YYYY-MM-DD"
        defaultValue={dayjs('1994-11-02')}
        slotProps={{ textField: { helperText: 'Year, month, day' } }}
      />
    </LocalizationProvider>
  );
}
