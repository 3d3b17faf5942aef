import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function TicketTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 320 }}>
        <DateTimePicker
          label="Reported"
          defaultValue={dayjs('2025-04-14T08:12')}
          readOnly
        />
        <DateTimePicker
          label="Closed"
          defaultValue={dayjs('2025-04-15T11:40')}
          disabled
        />
        <DateTimePicker
          label="Call back"
          name="callBack"
          referenceDate={dayjs('2025-04-16T10:00')}
          slotProps={{ textField: { required: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
