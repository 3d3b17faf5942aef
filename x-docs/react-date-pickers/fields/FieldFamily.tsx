import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const boarding = dayjs('2025-07-19T11:05');

export default function FieldFamily() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <DateField label="Flight day" defaultValue={boarding} />
        <TimeField label="Boarding" defaultValue={boarding} />
        <DateTimeField label="Departure" defaultValue={boarding} />
      </Stack>
    </LocalizationProvider>
  );
}
