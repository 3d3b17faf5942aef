import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const contract = dayjs('2025-02-15');

export default function FormStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Contract start"
          name="contractStart"
          defaultValue={contract}
          slotProps={{ textField: { required: true } }}
        />
        <DatePicker label="Signed on" defaultValue={contract} readOnly />
        <DatePicker label="Archived on" defaultValue={contract} disabled />
      </Stack>
    </LocalizationProvider>
  );
}
