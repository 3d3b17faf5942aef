import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/ko';

const locales = ['en', 'en-gb', 'de', 'ko'];

export default function DayjsLocales() {
  const [locale, setLocale] = React.useState('en');

  return (
    <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Locale of Day.js"
        value={locale}
        onChange={(_, next: string | null) => setLocale(next ?? locale)}
      >
        {locales.map((name) => (
          <ToggleButton
            key={name}
            value={name}
            sx={{ textTransform: 'none', minWidth: 44 }}
          >
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
        <DateTimePicker
          label="Launch"
          defaultValue={dayjs('2025-11-08T15:30')}
        />
      </LocalizationProvider>
    </Stack>
  );
}
