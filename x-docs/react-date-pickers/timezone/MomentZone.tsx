import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment, { type Moment } from 'moment-timezone';

export default function MomentZone() {
  const [value, setValue] = React.useState<Moment | null>(() =>
    moment.tz('2025-06-12T19:00', 'Africa/Nairobi'),
  );

  return (
    <LocalizationProvider
      dateAdapter={AdapterMoment}
      dateLibInstance={moment}
      adapterLocale="en"
    >
      <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
        <DateTimePicker
          label="Auction in Nairobi"
          value={value}
          onChange={setValue}
        />
        <Typography role="status">
          {value?.isValid() ? value.format() : 'No date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
