import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

export default function LuxonZone() {
  const [value, setValue] = React.useState<DateTime | null>(
    DateTime.fromISO('2025-06-12T06:55', { zone: 'America/Anchorage' }),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en">
      <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
        <DateTimePicker
          label="Landing in Anchorage"
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
