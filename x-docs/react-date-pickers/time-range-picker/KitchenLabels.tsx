import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs from 'dayjs';

export default function KitchenLabels() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 460 }}>
        <TimeRangePicker
          slots={{ field: MultiInputTimeRangeField }}
          localeText={{ start: 'Kitchen opens', end: 'Last orders' }}
          defaultValue={[dayjs('2025-03-03T11:30'), dayjs('2025-03-03T21:45')]}
          slotProps={{ popper: { 'aria-label': 'Kitchen hours' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
