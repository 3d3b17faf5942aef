import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const value = dayjs('2025-05-21');

export default function ThreeStyles() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        spacing={2}
        useFlexGap
        sx={{ alignItems: { md: 'flex-start' } }}
      >
        <DateField label="Field: type it" defaultValue={value} />
        <DatePicker label="Picker: both" defaultValue={value} />
        <Box role="region" aria-label="View: point at it">
          <DateCalendar defaultValue={value} sx={{ mx: 0 }} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
