import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <DatePicker
          disabled
          label="Disabled"
          defaultValue={dayjs('2025-04-01')}
        />
        <DatePicker
          readOnly
          label="Read-only"
          defaultValue={dayjs('2025-04-01')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
