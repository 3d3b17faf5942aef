import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function ScaffoldRental() {
  const [rental, setRental] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-28'),
    dayjs('2025-05-16'),
  ]);
  const [from, to] = rental;
  const days =
    from?.isValid() && to?.isValid() ? to.diff(from, 'day') + 1 : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <SingleInputDateRangeField
          label="Scaffold (controlled)"
          value={rental}
          onChange={(value) => setRental(value)}
        />
        <Typography role="status">
          {days !== null && days > 0
            ? `Days: ${days}, total: $${days * 42}`
            : 'Enter two dates in order'}
        </Typography>
        <SingleInputDateRangeField
          label="Crane (uncontrolled)"
          defaultValue={[dayjs('2025-05-05'), dayjs('2025-05-07')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
