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

export default function DayjsZoneOfValue() {
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs.tz('2025-06-12T09:15', 'America/Halifax'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
        <DateTimePicker
          label="Ferry from Halifax"
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
