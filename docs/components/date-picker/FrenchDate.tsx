import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { frFR } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';

const texts = frFR.components.MuiLocalizationProvider.defaultProps.localeText;

export default function FrenchDate() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="fr"
      localeText={texts}
    >
      <DatePicker label="Départ" defaultValue={dayjs('2025-07-14')} />
    </LocalizationProvider>
  );
}
