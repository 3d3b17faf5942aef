import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { itIT } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/it';

const texts = itIT.components.MuiLocalizationProvider.defaultProps.localeText;

export default function ItalianMonth() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="it"
      localeText={texts}
    >
      <Box role="region" aria-label="Italian calendar" sx={{ maxWidth: 320 }}>
        <DateCalendar
          defaultValue={dayjs('2025-08-15')}
          dayOfWeekFormatter={(day: dayjs.Dayjs) => day.format('dd')}
        />
      </Box>
    </LocalizationProvider>
  );
}
