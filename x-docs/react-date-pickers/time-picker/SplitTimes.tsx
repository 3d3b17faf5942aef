import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const lap = dayjs('2025-05-18T09:42:17');

export default function SplitTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 320 }}>
        <TimePicker
          label="Time of day, to the second"
          views={['hours', 'minutes', 'seconds']}
          defaultValue={lap}
        />
        <TimePicker
          label="Lap, minutes and seconds"
          views={['minutes', 'seconds']}
          format="mm:ss"
          defaultValue={lap}
        />
        <TimePicker
          label="Start, full hours"
          views={['hours']}
          defaultValue={lap}
        />
      </Stack>
    </LocalizationProvider>
  );
}
