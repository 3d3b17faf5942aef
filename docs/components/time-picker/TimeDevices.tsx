import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import dayjs from 'dayjs';

export default function TimeDevices() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <DesktopTimePicker
          label="With a popover"
          defaultValue={dayjs('2025-03-03T10:00')}
        />
        <MobileTimePicker
          label="With a dialog"
          defaultValue={dayjs('2025-03-03T10:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
