import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { nlNL } from '@mui/x-date-pickers-pro/locales';
import 'dayjs/locale/nl';

const texts = nlNL.components.MuiLocalizationProvider.defaultProps.localeText;

export default function DutchRange() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="nl"
      localeText={texts}
    >
      <SingleInputDateRangeField
        label="Vaarvakantie"
        dateSeparator="t/m"
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
