import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { ptBR } from '@mui/x-date-pickers-pro/locales';
import 'dayjs/locale/pt-br';

const texts = ptBR.components.MuiLocalizationProvider.defaultProps.localeText;

export default function BrazilianRange() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="pt-br"
      localeText={texts}
    >
      <SingleInputDateTimeRangeField
        label="Locação do salão"
        sx={{ width: 360, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
