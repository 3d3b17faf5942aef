import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function NearestAllowed() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 320 }}>
        <DatePicker label="Only before 2010" maxDate={dayjs('2009-12-31')} />
        <DatePicker label="Only from 2060" minDate={dayjs('2060-03-01')} />
      </Stack>
    </LocalizationProvider>
  );
}
