import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const term: DateRange<Dayjs> = [dayjs('2025-09-08'), dayjs('2025-12-19')];

export default function RangeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <DateRangePicker
          label="Fits the device"
          defaultValue={term}
          slotProps={{ popper: { 'aria-label': 'Fits the device' } }}
        />
        <DesktopDateRangePicker
          label="Always a popover"
          defaultValue={term}
          slotProps={{ popper: { 'aria-label': 'Always a popover' } }}
        />
        <MobileDateRangePicker label="Always a dialog" defaultValue={term} />
      </Stack>
    </LocalizationProvider>
  );
}
