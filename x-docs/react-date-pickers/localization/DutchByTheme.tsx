import * as React from 'react';
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { nlNL } from '@mui/x-date-pickers/locales';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import dayjs from 'dayjs';
import 'dayjs/locale/nl';

export default function DutchByTheme() {
  const outer = useTheme();
  const theme = React.useCallback(
    (): Theme => ({ ...outer, components: nlNL.components }),
    [outer],
  );

  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="nl">
        <div lang="nl">
          <MobileTimePicker
            label="Ophaaltijd"
            defaultValue={dayjs('2025-10-23T16:45')}
          />
        </div>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
