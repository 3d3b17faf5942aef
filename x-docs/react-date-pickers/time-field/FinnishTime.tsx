import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { fiFI } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/fi';

const texts = fiFI.components.MuiLocalizationProvider.defaultProps.localeText;

export default function FinnishTime() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="fi"
      localeText={texts}
    >
      <TimeField
        label="Saunavuoro"
        format="HH.mm"
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
