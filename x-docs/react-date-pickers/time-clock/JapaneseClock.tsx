import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { jaJP } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/ja';

const texts = jaJP.components.MuiLocalizationProvider.defaultProps.localeText;

export default function JapaneseClock() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="ja"
      localeText={texts}
    >
      <Box role="region" aria-label="開演時間">
        <TimeClock ampm ampmInClock defaultValue={dayjs('2025-05-06T19:00')} />
      </Box>
    </LocalizationProvider>
  );
}
