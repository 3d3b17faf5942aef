import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import { PickerControls, type PickerSettings } from './PickerControls';

const items = [{ label: 'New Year', getValue: () => dayjs('2026-01-01') }];

export default function PickerPlayground() {
  const [settings, setSettings] = React.useState<PickerSettings>({
    color: 'primary',
    toolbar: true,
    shortcuts: true,
    actions: true,
    landscape: false,
    square: false,
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <PickerControls settings={settings} onChange={setSettings} />
      <Stack
        role="region"
        aria-label="Customized picker"
        sx={{ alignItems: 'flex-start', minHeight: 460, overflowX: 'auto' }}
      >
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-12-17')}
          orientation={settings.landscape ? 'landscape' : 'portrait'}
          slotProps={{
            toolbar: { hidden: !settings.toolbar },
            shortcuts: { items: settings.shortcuts ? items : [] },
            actionBar: { actions: settings.actions ? ['clear', 'today'] : [] },
            day: ({ isDaySelected }) => ({
              sx: [
                settings.square && { borderRadius: 1 },
                isDaySelected && {
                  '&&': {
                    bgcolor: `${settings.color}.main`,
                    color: `${settings.color}.contrastText`,
                  },
                },
              ],
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
