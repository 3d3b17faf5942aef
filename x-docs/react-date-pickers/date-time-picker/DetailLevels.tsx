import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const sample = dayjs('2025-09-12T14:05:30');

export default function DetailLevels() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 340 }}>
        <DateTimePicker
          label="Day and full hour"
          views={['day', 'hours']}
          format="D MMMM, hh A"
          defaultValue={sample}
        />
        <DateTimePicker
          label="Year, month, day, hours and minutes"
          views={['year', 'month', 'day', 'hours', 'minutes']}
          openTo="year"
          defaultValue={sample}
        />
        <DateTimePicker
          label="To the second"
          views={['year', 'day', 'hours', 'minutes', 'seconds']}
          defaultValue={sample}
        />
      </Stack>
    </LocalizationProvider>
  );
}
