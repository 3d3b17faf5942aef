import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import 'dayjs/locale/sv';

const departure = dayjs('2025-11-08T21:05');

export default function HalfOrWholeDay() {
  return (
    <Stack spacing={2} useFlexGap sx={{ maxWidth: 320 }}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
        <TimePicker label="English" defaultValue={departure} />
        <TimePicker
          label="English, 24 hours"
          defaultValue={departure}
          ampm={false}
        />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="sv">
        <TimePicker label="Swedish" defaultValue={departure} />
      </LocalizationProvider>
    </Stack>
  );
}
