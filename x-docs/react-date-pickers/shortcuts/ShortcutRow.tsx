import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const planted = dayjs('2025-04-12');

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Radish', getValue: () => planted.add(28, 'day') },
  { label: 'Spinach', getValue: () => planted.add(45, 'day') },
  { label: 'Pea', getValue: () => planted.add(65, 'day') },
];

export default function ShortcutRow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Expected harvest"
        sx={{ overflowX: 'auto', '& > *': { width: 'max-content' } }}
      >
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          orientation="landscape"
          defaultValue={planted}
          slotProps={{
            shortcuts: {
              items,
              sx: { display: 'flex', maxWidth: 320, '& > li': { px: 1 } },
            },
            actionBar: { actions: [] },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
