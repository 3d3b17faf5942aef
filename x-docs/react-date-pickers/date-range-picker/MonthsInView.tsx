import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const tour: DateRange<Dayjs> = [dayjs('2025-06-26'), dayjs('2025-07-03')];

export default function MonthsInView() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <DateRangePicker
          label="One month"
          calendars={1}
          defaultValue={tour}
          slotProps={{ popper: { 'aria-label': 'One month' } }}
        />
        <DateRangePicker
          label="Two months"
          calendars={2}
          defaultValue={tour}
          slotProps={{ popper: { 'aria-label': 'Two months' } }}
        />
        <DateRangePicker
          label="Three months, current one last"
          calendars={3}
          currentMonthCalendarPosition={3}
          defaultValue={tour}
          slotProps={{ popper: { 'aria-label': 'Three months' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
