import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';

export default function DeviceVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <DesktopDatePicker
          label="With a popover"
          defaultValue={dayjs('2025-03-03')}
        />
        <MobileDatePicker
          label="With a dialog"
          defaultValue={dayjs('2025-03-03')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
