import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function HarvestWeeks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Harvest weeks">
        <DateRangeCalendar
          defaultValue={[dayjs('2025-09-15'), dayjs('2025-10-04')]}
          sx={{ flexWrap: 'wrap' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
