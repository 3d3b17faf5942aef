import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const exhibition: DateRange<Dayjs> = [
  dayjs('2025-08-29T10:00'),
  dayjs('2025-10-12T18:00'),
];

export default function CalendarCount() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 460 }}>
        <DateTimeRangePicker
          label="One month"
          calendars={1}
          defaultValue={exhibition}
          slotProps={{ popper: { 'aria-label': 'One month' } }}
        />
        <DateTimeRangePicker
          label="Two months"
          calendars={2}
          defaultValue={exhibition}
          slotProps={{ popper: { 'aria-label': 'Two months' } }}
        />
        <DateTimeRangePicker
          label="Three months"
          calendars={3}
          defaultValue={exhibition}
          slotProps={{ popper: { 'aria-label': 'Three months' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
