import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function HotelNight() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(
    dayjs('2025-08-02'),
  );

  let stored = 'null';
  if (arrival) {
    stored = arrival.isValid()
      ? arrival.format('YYYY-MM-DD')
      : 'an invalid date';
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} useFlexGap sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Arrival"
          value={arrival}
          onChange={(value) => setArrival(value)}
        />
        <Typography variant="body2" role="status">
          Stored: {stored}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
