import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';

const slots = { field: MultiInputDateRangeField };

export default function TwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 480 }}>
        <DateRangePicker
          slots={slots}
          localeText={{ start: 'Camp opens', end: 'Camp closes' }}
          defaultValue={[dayjs('2025-07-14'), dayjs('2025-07-25')]}
          slotProps={{ popper: { 'aria-label': 'Summer camp' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
