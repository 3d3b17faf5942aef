import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

export default function LuxonUtc() {
  const [value, setValue] = React.useState<DateTime | null>(
    DateTime.fromISO('2025-06-12T02:30', { zone: 'UTC' }),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en">
      <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
        <DateTimePicker
          label="Server maintenance"
          value={value}
          onChange={setValue}
        />
        <Typography role="status">
          {value?.isValid ? value.toISO() : 'No date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
