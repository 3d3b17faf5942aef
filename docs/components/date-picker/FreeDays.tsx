import * as React from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const start = dayjs('2025-09-10');

export default function FreeDays() {
  const [month, setMonth] = React.useState(start.month());
  const [known, setKnown] = React.useState<number | null>(null);

  React.useEffect(() => {
    // Stands for a request to a server.
    const timer = setTimeout(() => setKnown(month), 800);
    return () => clearTimeout(timer);
  }, [month]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Free days of the crane"
        sx={{ width: 'fit-content', maxWidth: '100%', overflowX: 'auto' }}
      >
        <DateCalendar
          defaultValue={start}
          loading={known !== month}
          onMonthChange={(day) => setMonth(day.month())}
          renderLoading={() => <DayCalendarSkeleton />}
          shouldDisableDate={(day) => (day.date() + month) % 4 === 0}
        />
      </Box>
    </LocalizationProvider>
  );
}
