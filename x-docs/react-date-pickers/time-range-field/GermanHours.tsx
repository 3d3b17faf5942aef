import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import { deDE } from '@mui/x-date-pickers-pro/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/de';

const texts = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function GermanHours() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="de"
      localeText={texts}
    >
      <SingleInputTimeRangeField
        label="Sprechstunde"
        format="HH:mm [Uhr]"
        dateSeparator="bis"
        defaultValue={[dayjs('2025-09-01T08:00'), dayjs('2025-09-01T12:30')]}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
