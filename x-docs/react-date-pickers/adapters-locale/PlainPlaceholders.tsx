import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const texts = {
  fieldDayPlaceholder: () => 'day',
  fieldMonthPlaceholder: () => 'month',
  fieldYearPlaceholder: () => 'year',
  fieldHoursPlaceholder: () => 'hour',
  fieldMinutesPlaceholder: () => 'min',
};

export default function PlainPlaceholders() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Next inspection"
        format="DD/MM/YYYY HH:mm"
        localeText={texts}
        slotProps={{ field: { openPickerButtonPosition: 'start' } }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
