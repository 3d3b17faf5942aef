import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function TimeForm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <TimePicker
          disabled
          label="Disabled"
          defaultValue={dayjs('2025-04-01T12:00')}
        />
        <TimePicker
          readOnly
          label="Read-only"
          defaultValue={dayjs('2025-04-01T12:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
