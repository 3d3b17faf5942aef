import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { koKR } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/ko';

const texts = koKR.components.MuiLocalizationProvider.defaultProps.localeText;

export default function KoreanClock() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="ko"
      localeText={texts}
    >
      <Box role="region" aria-label="Korean clock">
        <MultiSectionDigitalClock defaultValue={dayjs('2025-03-12T15:30')} />
      </Box>
    </LocalizationProvider>
  );
}
