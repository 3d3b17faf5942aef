import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import dayjs from 'dayjs';

const slots = { field: MultiInputDateTimeRangeField };

export default function ParkingInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 560 }}>
        <DateTimeRangePicker
          slots={slots}
          localeText={{ start: 'Drive in', end: 'Drive out' }}
          defaultValue={[dayjs('2025-12-22T05:30'), dayjs('2026-01-04T16:00')]}
          slotProps={{ popper: { 'aria-label': 'Parking' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
