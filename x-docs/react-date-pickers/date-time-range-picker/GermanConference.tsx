import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers-pro/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/de';

const texts = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function GermanConference() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="de"
      localeText={texts}
    >
      <DateTimeRangePicker
        label="Tagung"
        defaultValue={[dayjs('2025-10-08T09:30'), dayjs('2025-10-10T16:00')]}
        slotProps={{ popper: { 'aria-label': 'Tagung' } }}
        sx={{ width: 460, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
