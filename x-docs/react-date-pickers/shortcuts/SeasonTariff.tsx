import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { id: 'S25', label: 'Summer fare', getValue: () => dayjs('2025-03-30') },
  { id: 'W25', label: 'Winter fare', getValue: () => dayjs('2025-10-26') },
];

export default function SeasonTariff() {
  const [source, setSource] = React.useState('Not changed yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        role="region"
        aria-label="Fare valid from"
        sx={{ overflowX: 'auto', '& > *': { width: 'max-content' } }}
      >
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-06-11')}
          onChange={(value, { shortcut }) =>
            setSource(
              shortcut
                ? `Shortcut ${shortcut.id}: ${shortcut.label}`
                : `Day ${value?.format('MM/DD/YYYY')} of the calendar`,
            )
          }
          slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
        />
        <Typography role="status">{source}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
