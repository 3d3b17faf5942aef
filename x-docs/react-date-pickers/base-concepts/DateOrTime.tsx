import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const value = dayjs('2025-10-30T16:15');

export default function DateOrTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 320 }}>
        <DatePicker label="Date" defaultValue={value} />
        <TimePicker label="Time" defaultValue={value} />
        <DateTimePicker label="Date and time" defaultValue={value} />
      </Stack>
    </LocalizationProvider>
  );
}
