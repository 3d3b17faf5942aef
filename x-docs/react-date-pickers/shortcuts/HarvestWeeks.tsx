import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import { type PickersShortcutsItem } from '@mui/x-date-pickers-pro';
import dayjs, { type Dayjs } from 'dayjs';

const opening = dayjs('2025-09-01');

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {
    label: 'First week',
    getValue: () => [opening, opening.add(6, 'day')],
  },
  {
    label: 'Half of September',
    getValue: () => [opening, opening.add(14, 'day')],
  },
  {
    label: 'From September 15',
    getValue: () => [opening.add(14, 'day'), null],
  },
  { label: 'Reset', getValue: () => [null, null] },
];

export default function HarvestWeeks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Harvest help"
        sx={{ overflowX: 'auto', '& > *': { width: 'max-content' } }}
      >
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={1}
          defaultValue={[opening.add(9, 'day'), opening.add(11, 'day')]}
          slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
