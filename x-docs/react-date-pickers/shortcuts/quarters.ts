import { type PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, { type Dayjs } from 'dayjs';

export const quarters: PickersShortcutsItem<Dayjs | null>[] = [2, 5, 8, 11].map(
  (month) => ({
    label: `Q${(month + 1) / 3} closing`,
    getValue: () => dayjs('2025-01-01').month(month).endOf('month'),
  }),
);
