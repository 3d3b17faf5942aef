import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const alarm = dayjs('2025-01-20T06:45');

export default function TimeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 320 }}>
        <TimePicker label="Fits the device" defaultValue={alarm} />
        <DesktopTimePicker label="Lists in a popover" defaultValue={alarm} />
        <MobileTimePicker label="Clock in a dialog" defaultValue={alarm} />
      </Stack>
    </LocalizationProvider>
  );
}
