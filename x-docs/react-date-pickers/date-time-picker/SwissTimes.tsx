import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { frFR } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/fr-ch';

const texts = frFR.components.MuiLocalizationProvider.defaultProps.localeText;

export default function SwissTimes() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="fr-ch"
      localeText={texts}
    >
      <DateTimePicker
        label="Départ du train"
        defaultValue={dayjs('2025-12-19T07:42')}
      />
    </LocalizationProvider>
  );
}
