import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const signed = dayjs('2025-05-14');

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'In 30 days', getValue: () => signed.add(30, 'day') },
  { label: 'In 90 days', getValue: () => signed.add(90, 'day') },
  { label: 'In 1 year', getValue: () => signed.add(1, 'year') },
  { label: 'Not yet', getValue: () => null },
];

export default function RenewalDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Contract renewal"
        sx={{ overflowX: 'auto', '& > *': { width: 'max-content' } }}
      >
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={signed}
          slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
