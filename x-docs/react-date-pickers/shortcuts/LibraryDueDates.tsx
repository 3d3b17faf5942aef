import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const loan = dayjs('2025-06-02');

const items: PickersShortcutsItem<Dayjs | null>[] = [1, 2, 3, 4].map(
  (weeks) => ({
    label: weeks === 1 ? '1 week' : `${weeks} weeks`,
    getValue: () => loan.add(weeks, 'week'),
  }),
);

export default function LibraryDueDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Due date of the book"
        sx={{ overflowX: 'auto', '& > *': { width: 'max-content' } }}
      >
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={loan.add(1, 'week')}
          minDate={loan}
          maxDate={loan.add(24, 'day')}
          shouldDisableDate={(day) => day.isSame('2025-06-16', 'day')}
          slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
