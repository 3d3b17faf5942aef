import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function ParcelScan() {
  const [pickup, setPickup] = React.useState<Dayjs | null>(
    dayjs('2025-10-30T16:45'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <DateTimeField
          label="Pick-up (controlled)"
          value={pickup}
          onChange={(value) => setPickup(value)}
        />
        <Typography role="status">
          {pickup?.isValid()
            ? `At the door by ${pickup.add(36, 'hour').format('MMM D, h:mm A')}`
            : 'Enter a date and a time'}
        </Typography>
        <DateTimeField
          label="Last scan (uncontrolled)"
          defaultValue={dayjs('2025-10-30T15:20')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
