import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function VanRental() {
  const [rental, setRental] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-08-29T16:00'),
    dayjs('2025-08-31T10:30'),
  ]);
  const [from, to] = rental;
  const hours =
    from?.isValid() && to?.isValid() ? to.diff(from, 'hour', true) : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 400 }}>
        <SingleInputDateTimeRangeField
          label="Van (controlled)"
          value={rental}
          onChange={(value) => setRental(value)}
        />
        <Typography role="status">
          {hours > 0
            ? `Hours: ${hours.toFixed(1)}, rental days: ${Math.ceil(hours / 24)}`
            : 'Enter pick-up and return'}
        </Typography>
        <SingleInputDateTimeRangeField
          label="Trailer (uncontrolled)"
          defaultValue={[dayjs('2025-08-29T17:00'), dayjs('2025-08-30T17:00')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
