import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const hours: DateRange<Dayjs> = [
  dayjs('2025-03-03T10:00'),
  dayjs('2025-03-03T18:30'),
];

export default function TimeRangeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <TimeRangePicker
          label="Fits the device"
          defaultValue={hours}
          slotProps={{ popper: { 'aria-label': 'Fits the device' } }}
        />
        <DesktopTimeRangePicker
          label="Always a popover"
          defaultValue={hours}
          slotProps={{ popper: { 'aria-label': 'Always a popover' } }}
        />
        <MobileTimeRangePicker label="Always a dialog" defaultValue={hours} />
      </Stack>
    </LocalizationProvider>
  );
}
