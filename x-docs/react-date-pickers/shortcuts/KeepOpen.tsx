import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, { type Dayjs } from 'dayjs';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Spring sale', getValue: () => dayjs('2025-04-05') },
  { label: 'Autumn sale', getValue: () => dayjs('2025-10-04') },
];

export default function KeepOpen() {
  const [keepOpen, setKeepOpen] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <FormControlLabel
          control={
            <Switch
              checked={keepOpen}
              onChange={(event) => setKeepOpen(event.target.checked)}
            />
          }
          label="Stay open after a shortcut"
        />
        <DatePicker
          label="Flea market"
          defaultValue={dayjs('2025-04-26')}
          slotProps={{
            shortcuts: {
              items,
              changeImportance: keepOpen ? 'set' : 'accept',
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
