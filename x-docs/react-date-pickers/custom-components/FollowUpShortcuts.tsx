import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const visit = dayjs('2025-05-14');

const items = [
  { label: 'In one week', getValue: () => visit.add(1, 'week') },
  { label: 'In two weeks', getValue: () => visit.add(2, 'week') },
  { label: 'In a month', getValue: () => visit.add(1, 'month') },
];

export default function FollowUpShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Follow-up"
        sx={{ overflowX: 'auto', '& > *': { width: 'max-content' } }}
      >
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={visit}
          slotProps={{
            shortcuts: { items, changeImportance: 'set' },
            actionBar: { actions: [] },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
