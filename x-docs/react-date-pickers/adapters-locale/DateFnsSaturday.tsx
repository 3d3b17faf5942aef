import Box from '@mui/material/Box';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type Locale } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';

const locale: Locale = {
  ...enUS,
  options: { ...enUS.options, weekStartsOn: 6 },
};

export default function DateFnsSaturday() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={locale}>
      <Box role="region" aria-label="Rental weeks" sx={{ maxWidth: 320 }}>
        <DateCalendar defaultValue={new Date(2025, 10, 8)} />
      </Box>
    </LocalizationProvider>
  );
}
