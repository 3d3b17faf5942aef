import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { deDE } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/de';

const texts = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function GermanTime() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="de"
      localeText={texts}
    >
      <TimePicker label="Abfahrt" defaultValue={dayjs('2025-07-14T16:20')} />
    </LocalizationProvider>
  );
}
