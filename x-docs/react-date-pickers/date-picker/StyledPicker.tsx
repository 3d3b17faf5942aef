import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function StyledPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Harvest day"
        defaultValue={dayjs('2025-08-13')}
        slots={{ openPickerIcon: EventAvailableIcon }}
        slotProps={{
          textField: { variant: 'filled', color: 'success', fullWidth: true },
          openPickerButton: { color: 'success' },
          popper: { placement: 'bottom-end' },
          day: { sx: { borderRadius: 1 } },
        }}
        sx={{ maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
