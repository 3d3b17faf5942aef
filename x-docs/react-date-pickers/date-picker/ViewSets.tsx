import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const value = dayjs('2025-11-08');

export default function ViewSets() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Vintage: year"
          views={['year']}
          defaultValue={value}
        />
        <DatePicker
          label="Card expiry: month and year"
          views={['year', 'month']}
          format="MM/YYYY"
          defaultValue={value}
        />
        <DatePicker
          label="Name day: month and day"
          views={['month', 'day']}
          defaultValue={value}
        />
        <DatePicker
          label="Purchase: year, month and day"
          views={['year', 'month', 'day']}
          openTo="year"
          defaultValue={value}
        />
      </Stack>
    </LocalizationProvider>
  );
}
