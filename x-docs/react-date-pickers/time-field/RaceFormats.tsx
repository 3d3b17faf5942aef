import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const finish = dayjs('2025-06-08T13:04:27');

export default function RaceFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <TimeField label="24 hours" ampm={false} defaultValue={finish} />
        <TimeField
          label="With seconds"
          format="hh:mm:ss A"
          defaultValue={finish}
        />
        <TimeField
          label="Minutes and seconds"
          format="mm:ss"
          defaultValue={finish}
        />
        <TimeField
          label="Fixed units"
          format="HH [h] mm [min]"
          defaultValue={finish}
        />
      </Stack>
    </LocalizationProvider>
  );
}
