import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function ButtonAtStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <DatePicker
          label="Opening night"
          defaultValue={dayjs('2025-09-12')}
          slotProps={{
            field: { openPickerButtonPosition: 'start', clearable: true },
          }}
        />
        <DateRangePicker
          label="Season"
          defaultValue={[dayjs('2025-09-12'), dayjs('2026-06-27')]}
          slotProps={{
            field: { openPickerButtonPosition: 'start' },
            popper: { 'aria-label': 'Season' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
