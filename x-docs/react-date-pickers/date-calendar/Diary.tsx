import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const entries: Record<string, string> = {
  '2025-06-03': 'First strawberries',
  '2025-06-12': 'Roof repaired',
  '2025-06-21': 'Midsummer party',
};

export default function Diary() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-06-12'));
  const entry = day && entries[day.format('YYYY-MM-DD')];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack role="region" aria-label="Garden diary" sx={{ maxWidth: 320 }}>
        <DateCalendar value={day} onChange={(newDay) => setDay(newDay)} />
        <Typography role="status" align="center">
          {entry ?? 'No entry for this day'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
