import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { frFR } from '@mui/x-date-pickers-pro/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';

const texts = frFR.components.MuiLocalizationProvider.defaultProps.localeText;

export default function FrenchCalendar() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="fr"
      localeText={texts}
    >
      <Box role="region" aria-label="Vendanges">
        <DateRangeCalendar
          calendars={1}
          displayWeekNumber
          defaultValue={[dayjs('2025-09-01'), dayjs('2025-09-12')]}
          sx={{ '& .MuiDayCalendar-weekNumber': { color: 'text.secondary' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
