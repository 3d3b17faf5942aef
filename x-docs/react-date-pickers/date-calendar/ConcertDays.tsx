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
import dayjs from 'dayjs';
import { fetchConcerts } from './concerts';

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
  const [days, setDays] = React.useState([3, 10, 24, 31]);
  const [loading, setLoading] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ConcertContext.Provider value={days}>
        <Box role="region" aria-label="Concerts" sx={{ maxWidth: 320 }}>
          <DateCalendar
            defaultValue={dayjs('2025-05-10')}
            loading={loading}
            onMonthChange={async (month) => {
              setLoading(true);
              setDays(await fetchConcerts(month));
              setLoading(false);
            }}
            renderLoading={() => <DayCalendarSkeleton />}
            slots={{ day: ConcertDay }}
          />
        </Box>
      </ConcertContext.Provider>
    </LocalizationProvider>
  );
}
