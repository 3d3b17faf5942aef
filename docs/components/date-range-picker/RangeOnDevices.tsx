import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import dayjs from 'dayjs';

export default function RangeOnDevices() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2 }}>
        <DesktopDateRangePicker
          label="With a popover"
          defaultValue={[dayjs('2025-03-03'), dayjs('2025-03-07')]}
          slotProps={{ popper: { 'aria-label': 'With a popover' } }}
          sx={{ width: 300, maxWidth: '100%' }}
        />
        <MobileDateRangePicker
          label="With a dialog"
          defaultValue={[dayjs('2025-03-03'), dayjs('2025-03-07')]}
          sx={{ width: 300, maxWidth: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
