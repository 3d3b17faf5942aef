import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function BirthDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of birth"
        openTo="year"
        yearsOrder="desc"
        yearsPerRow={3}
        minDate={dayjs('1920-01-01')}
        maxDate={dayjs('2024-12-31')}
        referenceDate={dayjs('2000-01-01')}
      />
    </LocalizationProvider>
  );
}
