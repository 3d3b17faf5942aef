import Stack from '@mui/material/Stack';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function RedFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <DatePicker
          label="After the deadline"
          defaultValue={dayjs('2025-07-04')}
          maxDate={dayjs('2025-06-30')}
        />
        <DateRangePicker
          label="Ends before it starts"
          defaultValue={[dayjs('2025-06-20'), dayjs('2025-06-10')]}
          slotProps={{ popper: { 'aria-label': 'Ends before it starts' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
