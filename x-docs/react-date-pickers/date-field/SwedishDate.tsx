import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { svSE } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/sv';

const texts = svSE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function SwedishDate() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="sv"
      localeText={texts}
    >
      <DateField label="Inflyttning" sx={{ width: 300, maxWidth: '100%' }} />
    </LocalizationProvider>
  );
}
