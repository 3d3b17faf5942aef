import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DenseAndSpacious() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <DatePicker
          label="Dense (default)"
          defaultValue={dayjs('2025-05-14')}
          formatDensity="dense"
        />
        <DatePicker
          label="Spacious"
          defaultValue={dayjs('2025-05-14')}
          formatDensity="spacious"
        />
      </Stack>
    </LocalizationProvider>
  );
}
