import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function VanRental() {
  const [rental, setRental] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-05-09T14:00'),
    dayjs('2025-05-11T18:30'),
  ]);
  const [pickup, dropOff] = rental;
  const hours =
    pickup?.isValid() && dropOff?.isValid()
      ? dropOff.diff(pickup, 'hour', true)
      : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 460 }}>
        <DateTimeRangePicker
          label="Van (controlled)"
          value={rental}
          onChange={(value) => setRental(value)}
          slotProps={{ popper: { 'aria-label': 'Van' } }}
        />
        <Typography role="status">
          {hours > 0
            ? `${hours.toFixed(1)} hours, $${(hours * 6.5).toFixed(2)}`
            : 'Choose pick-up and drop-off'}
        </Typography>
        <DateTimeRangePicker
          label="Trailer (uncontrolled)"
          defaultValue={[dayjs('2025-05-09T14:00'), dayjs('2025-05-09T20:00')]}
          slotProps={{ popper: { 'aria-label': 'Trailer' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
