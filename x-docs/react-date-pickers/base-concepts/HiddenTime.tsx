import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function HiddenTime() {
  const [due, setDue] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack role="region" aria-label="Due date" sx={{ maxWidth: 320 }}>
        <DateCalendar
          value={due}
          onChange={(value: Dayjs | null) => setDue(value)}
          referenceDate={dayjs('2025-04-15T23:59')}
        />
        <Typography role="status">
          {due ? due.format('D MMMM YYYY, HH:mm') : 'Choose a day'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
