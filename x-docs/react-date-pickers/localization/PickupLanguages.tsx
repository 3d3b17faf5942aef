import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { deDE, koKR, ukUA } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/ko';
import 'dayjs/locale/uk';

const languages = { de: deDE, ko: koKR, uk: ukUA };
type Language = keyof typeof languages;

export default function PickupLanguages() {
  const [language, setLanguage] = React.useState<Language>('de');
  const { components } = languages[language];

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language of the pickup date"
        value={language}
        onChange={(_, next: Language | null) => setLanguage(next ?? language)}
        sx={{ mb: 2 }}
      >
        {Object.keys(languages).map((code) => (
          <ToggleButton key={code} value={code}>
            {code}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={language}
        localeText={components.MuiLocalizationProvider.defaultProps.localeText}
      >
        <Box
          role="region"
          aria-label="Pickup date"
          lang={language}
          sx={{ overflowX: 'auto', '& > *': { width: 'max-content' } }}
        >
          <StaticDatePicker
            orientation="portrait"
            defaultValue={dayjs('2025-10-23')}
          />
        </Box>
      </LocalizationProvider>
    </div>
  );
}
