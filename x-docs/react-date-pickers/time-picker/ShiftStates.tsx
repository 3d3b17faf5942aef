import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function ShiftStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 320 }}>
        <TimePicker
          label="Clocked in"
          defaultValue={dayjs('2025-02-03T07:58')}
          readOnly
        />
        <TimePicker
          label="Clocked out"
          defaultValue={dayjs('2025-02-03T16:02')}
          disabled
        />
      </Stack>
    </LocalizationProvider>
  );
}
