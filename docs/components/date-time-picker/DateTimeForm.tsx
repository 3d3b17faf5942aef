import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DateTimeForm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, maxWidth: 260 }}>
        <DateTimePicker
          disabled
          label="Disabled"
          defaultValue={dayjs('2025-04-01T12:00')}
        />
        <DateTimePicker
          readOnly
          label="Read-only"
          defaultValue={dayjs('2025-04-01T12:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
