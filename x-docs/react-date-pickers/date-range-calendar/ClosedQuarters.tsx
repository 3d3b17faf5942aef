import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const audit: DateRange<Dayjs> = [dayjs('2025-01-13'), dayjs('2025-01-24')];

export default function ClosedQuarters() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Box role="region" aria-label="Audit, read-only">
          <DateRangeCalendar calendars={1} defaultValue={audit} readOnly />
        </Box>
        <Box role="region" aria-label="Audit, disabled">
          <DateRangeCalendar calendars={1} defaultValue={audit} disabled />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
