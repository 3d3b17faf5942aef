import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const reading = dayjs('2025-01-16T17:08:42');

export default function SensorFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <DateTimeField label="24 hours" ampm={false} defaultValue={reading} />
        <DateTimeField
          label="Log file"
          format="YYYY-MM-DD HH:mm:ss"
          defaultValue={reading}
        />
        <DateTimeField
          label="Words and time"
          format="MMM D, YYYY [at] h:mm A"
          defaultValue={reading}
        />
        <DateTimeField
          label="Time first"
          format="HH:mm, D MMMM"
          defaultValue={reading}
        />
      </Stack>
    </LocalizationProvider>
  );
}
