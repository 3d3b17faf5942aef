import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const sprint: DateRange<Dayjs> = [dayjs('2025-05-05'), dayjs('2025-05-16')];

export default function RangeStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <DateRangePicker
          label="Current sprint"
          defaultValue={sprint}
          readOnly
        />
        <DateRangePicker label="Closed sprint" defaultValue={sprint} disabled />
      </Stack>
    </LocalizationProvider>
  );
}
