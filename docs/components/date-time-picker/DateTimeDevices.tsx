import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import dayjs from 'dayjs';

export default function DateTimeDevices() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, maxWidth: 260 }}>
        <DesktopDateTimePicker
          label="With a popover"
          defaultValue={dayjs('2025-03-03T10:00')}
        />
        <MobileDateTimePicker
          label="With a dialog"
          defaultValue={dayjs('2025-03-03T10:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
