import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function LoanedBikes() {
  const [loan, setLoan] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-06-10'),
    dayjs('2025-06-13'),
  ]);
  const [from, to] = loan;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Box role="region" aria-label="City bike, controlled">
          <DateRangeCalendar
            calendars={1}
            value={loan}
            onChange={(value) => setLoan(value)}
          />
          <Typography role="status" sx={{ textAlign: 'center' }}>
            {from && to
              ? `City bike, days: ${to.diff(from, 'day') + 1}`
              : 'Choose the last day'}
          </Typography>
        </Box>
        <Box role="region" aria-label="Cargo bike, uncontrolled">
          <DateRangeCalendar
            calendars={1}
            defaultValue={[dayjs('2025-06-20'), dayjs('2025-06-22')]}
          />
          <Typography sx={{ textAlign: 'center' }}>Cargo bike</Typography>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
