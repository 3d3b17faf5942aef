import * as React from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

const agenda: Record<string, number[]> = {
  '2025-04': [5, 19, 20],
  '2025-05': [3, 10, 24, 31],
  '2025-06': [14, 28],
};
const ConcertContext = React.createContext<number[]>([]);

function ConcertDay(props: PickersDayProps) {
  const days = React.useContext(ConcertContext);
  const concert = !props.outsideCurrentMonth && days.includes(props.day.date());

  return (
    <Badge
      variant="dot"
      color="secondary"
      overlap="circular"
      invisible={!concert}
    >
      <PickersDay
        {...props}
        aria-label={props.day.format('D MMMM') + (concert ? ', concert' : '')}
      />
    </Badge>
  );
}

export default function ConcertDays() {
  const [month, setMonth] = React.useState('2025-05');
  const [loading, setLoading] = React.useState(false);

  const load = (newMonth: Dayjs) => {
    setLoading(true);
    setTimeout(() => {
      setMonth(newMonth.format('YYYY-MM'));
      setLoading(false);
    }, 600);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ConcertContext.Provider value={agenda[month] ?? []}>
        <Box role="region" aria-label="Concerts" sx={{ maxWidth: 320 }}>
          <DateCalendar
            defaultValue={dayjs('2025-05-10')}
            loading={loading}
            onMonthChange={load}
            renderLoading={() => <DayCalendarSkeleton />}
            slots={{ day: ConcertDay }}
          />
        </Box>
      </ConcertContext.Provider>
    </LocalizationProvider>
  );
}
