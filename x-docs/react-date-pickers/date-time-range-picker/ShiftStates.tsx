import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const shift: DateRange<Dayjs> = [
  dayjs('2025-03-07T22:00'),
  dayjs('2025-03-08T06:00'),
];

export default function ShiftStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 460 }}>
        <DateTimeRangePicker
          label="Approved night shift"
          defaultValue={shift}
          readOnly
        />
        <DateTimeRangePicker
          label="Canceled night shift"
          defaultValue={shift}
          disabled
        />
      </Stack>
    </LocalizationProvider>
  );
}
