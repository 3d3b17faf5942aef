import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function PastOrFuture() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <DatePicker
          label="Date of purchase"
          disableFuture
          defaultValue={dayjs('2090-02-10')}
        />
        <DatePicker
          label="Date of repair"
          disablePast
          defaultValue={dayjs('2015-02-10')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
