import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FilledButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Meter reading"
        defaultValue={dayjs('2025-12-31')}
        slotProps={{
          openPickerButton: {
            color: 'primary',
            size: 'small',
            sx: { bgcolor: 'action.selected' },
          },
          openPickerIcon: { fontSize: 'small' },
        }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
