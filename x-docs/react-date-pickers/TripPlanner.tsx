import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function TripPlanner() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(
    dayjs('2025-07-11T08:35'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker
          label="Departure day"
          value={departure}
          onChange={(value) => setDeparture(value)}
        />
        <TimePicker
          label="Departure time"
          value={departure}
          onChange={(value) => setDeparture(value)}
        />
      </Stack>
      <Typography role="status" sx={{ mt: 2 }}>
        {departure?.isValid()
          ? `Leaves on ${departure.format('dddd, D MMMM YYYY [at] HH:mm')}`
          : 'Choose a day and a time'}
      </Typography>
    </LocalizationProvider>
  );
}
