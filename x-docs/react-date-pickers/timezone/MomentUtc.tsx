import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment, { type Moment } from 'moment';

export default function MomentUtc() {
  const [value, setValue] = React.useState<Moment | null>(() =>
    moment.utc('2025-06-12T05:20'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="en">
      <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
        <DateTimePicker label="Tide table" value={value} onChange={setValue} />
        <Typography role="status">
          {value?.isValid() ? value.toISOString() : 'No date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
