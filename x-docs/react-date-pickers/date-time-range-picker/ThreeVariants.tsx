import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const outage: DateRange<Dayjs> = [
  dayjs('2025-11-15T22:00'),
  dayjs('2025-11-16T04:00'),
];

export default function ThreeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 460 }}>
        <DateTimeRangePicker
          label="Fits the device"
          defaultValue={outage}
          slotProps={{ popper: { 'aria-label': 'Fits the device' } }}
        />
        <DesktopDateTimeRangePicker
          label="Always a popover"
          defaultValue={outage}
          slotProps={{ popper: { 'aria-label': 'Always a popover' } }}
        />
        <MobileDateTimeRangePicker
          label="Always a dialog"
          defaultValue={outage}
        />
      </Stack>
    </LocalizationProvider>
  );
}
