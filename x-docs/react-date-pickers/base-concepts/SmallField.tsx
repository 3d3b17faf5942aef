import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function SmallField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Invoice date"
        defaultValue={dayjs('2025-03-31')}
        slotProps={{
          textField: {
            size: 'small',
            helperText: 'Printed on the first page',
          },
          openPickerButton: { color: 'primary' },
        }}
      />
    </LocalizationProvider>
  );
}
