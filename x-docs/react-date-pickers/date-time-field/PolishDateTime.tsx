import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { plPL } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/pl';

const texts = plPL.components.MuiLocalizationProvider.defaultProps.localeText;

export default function PolishDateTime() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="pl"
      localeText={texts}
    >
      <DateTimeField
        label="Wizyta u lekarza"
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
