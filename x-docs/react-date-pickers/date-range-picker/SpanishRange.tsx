import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { esES } from '@mui/x-date-pickers-pro/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/es';

const texts = esES.components.MuiLocalizationProvider.defaultProps.localeText;

export default function SpanishRange() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="es"
      localeText={texts}
    >
      <DateRangePicker
        label="Vacaciones"
        defaultValue={[dayjs('2025-08-04'), dayjs('2025-08-22')]}
        slotProps={{ popper: { 'aria-label': 'Vacaciones' } }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
