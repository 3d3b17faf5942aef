import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const watch = dayjs('2025-11-08T04:00');

export default function LogbookFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 320 }}>
        <DateField label="ISO 8601" defaultValue={watch} format="YYYY-MM-DD" />
        <DateField
          label="In words"
          defaultValue={watch}
          format="ddd, D MMMM YYYY"
        />
        <DateTimeField
          label="With its own text"
          defaultValue={watch}
          format="LL [at] HH:mm"
        />
      </Stack>
    </LocalizationProvider>
  );
}
