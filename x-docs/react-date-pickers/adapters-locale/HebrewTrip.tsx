import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { heIL } from '@mui/x-date-pickers/locales';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import dayjs from 'dayjs';
import 'dayjs/locale/he';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const cache = createCache({
  key: 'trip-rtl',
  stylisPlugins: [prefixer, rtlPlugin],
});
const toRtl = (theme: Theme): Theme => ({ ...theme, direction: 'rtl' });
const texts = heIL.components.MuiLocalizationProvider.defaultProps.localeText;

export default function HebrewTrip() {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={toRtl}>
        <LocalizationProvider
          dateAdapter={AdapterDayjs}
          adapterLocale="he"
          localeText={texts}
        >
          <Stack dir="rtl" lang="he" spacing={2} sx={{ maxWidth: 320 }}>
            <DateField label="הזמנה" defaultValue={dayjs('2025-11-02')} />
            <DateCalendar
              defaultValue={dayjs('2025-11-08')}
              sx={{ maxWidth: '100%' }}
            />
          </Stack>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
