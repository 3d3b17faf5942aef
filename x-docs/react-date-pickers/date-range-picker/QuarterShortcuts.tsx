import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import { type PickersShortcutsItem } from '@mui/x-date-pickers-pro';
import dayjs, { type Dayjs } from 'dayjs';

const quarters: PickersShortcutsItem<DateRange<Dayjs>>[] = [0, 3, 6, 9].map(
  (month) => ({
    label: `Quarter ${month / 3 + 1}`,
    getValue: () => {
      const start = dayjs('2025-01-01').month(month);
      return [start, start.add(2, 'month').endOf('month')];
    },
  }),
);

export default function QuarterShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Report period"
        referenceDate={dayjs('2025-04-01')}
        slotProps={{
          popper: { 'aria-label': 'Report period' },
          shortcuts: {
            items: [
              ...quarters,
              { label: 'Clear', getValue: () => [null, null] },
            ],
          },
        }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
