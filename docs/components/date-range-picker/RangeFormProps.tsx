import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function RangeFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2 }}>
        <DateRangePicker
          disabled
          label="Disabled"
          defaultValue={[dayjs('2025-04-01'), dayjs('2025-04-04')]}
          sx={{ width: 300, maxWidth: '100%' }}
        />
        <DateRangePicker
          readOnly
          label="Read-only"
          defaultValue={[dayjs('2025-04-01'), dayjs('2025-04-04')]}
          sx={{ width: 300, maxWidth: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
