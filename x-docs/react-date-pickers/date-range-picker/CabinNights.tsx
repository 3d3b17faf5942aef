import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function CabinNights() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-02-14'),
    dayjs('2025-02-18'),
  ]);
  const [from, to] = stay;
  const nights = from?.isValid() && to?.isValid() ? to.diff(from, 'day') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <DateRangePicker
          label="Cabin (controlled)"
          value={stay}
          onChange={(value) => setStay(value)}
          slotProps={{ popper: { 'aria-label': 'Cabin' } }}
        />
        <Typography role="status">
          {nights > 0
            ? `${nights} nights, ${nights * 85} €`
            : 'Choose two days'}
        </Typography>
        <DateRangePicker
          label="Sled (uncontrolled)"
          defaultValue={[dayjs('2025-02-15'), dayjs('2025-02-16')]}
          slotProps={{ popper: { 'aria-label': 'Sled' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
