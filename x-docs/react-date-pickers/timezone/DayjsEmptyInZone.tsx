import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function DayjsEmptyInZone() {
  const [value, setValue] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
        <DateTimeField
          label="Kick-off in Tokyo"
          value={value}
          onChange={setValue}
          timezone="Asia/Tokyo"
          sx={{ width: 260, maxWidth: '100%' }}
        />
        <Typography role="status">
          {value?.isValid() ? value.format() : 'No date yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
