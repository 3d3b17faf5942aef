import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const call = dayjs('2025-10-02');
const booked = [2, 3, 6, 7, 9, 13];

const items: PickersShortcutsItem<Dayjs | null>[] = [0, 1].map((week) => ({
  label: week === 0 ? 'Next free day' : 'Free day a week later',
  getValue: ({ isValid }) => {
    let day = call.add(week, 'week');
    for (let tries = 0; tries < 14 && !isValid(day); tries += 1) {
      day = day.add(1, 'day');
    }
    return day;
  },
}));

const unavailable = (day: Dayjs) =>
  day.day() % 6 === 0 || (day.month() === 9 && booked.includes(day.date()));

export default function NextFreeDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Dental appointment"
        sx={{ overflowX: 'auto', '& > *': { width: 'max-content' } }}
      >
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-10-20')}
          minDate={call}
          shouldDisableDate={unavailable}
          slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
