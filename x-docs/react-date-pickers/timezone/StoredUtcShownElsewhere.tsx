import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function StoredUtcShownElsewhere() {
  const [opening, setOpening] = React.useState<Dayjs | null>(
    dayjs.utc('2025-06-12T23:30:00Z'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
        <DateTimePicker
          label="Doors open in Sydney"
          value={opening}
          onChange={setOpening}
          timezone="Australia/Sydney"
        />
        <Typography role="status">
          {opening?.isValid() ? `Stored: ${opening.toISOString()}` : 'No date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
