import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

export default function DayjsUtc() {
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs.utc('2025-06-12T18:40'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
        <DateTimePicker
          label="Satellite pass"
          value={value}
          onChange={setValue}
        />
        <Typography role="status">
          {value?.isValid() ? value.toISOString() : 'No date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
