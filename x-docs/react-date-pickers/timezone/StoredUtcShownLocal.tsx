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

const saved = '2025-06-12T14:00:00.000Z';
const never = () => () => {};

export default function StoredUtcShownLocal() {
  const [stored, setStored] = React.useState(saved);
  // A server does not know the timezone of the reader, so begin with UTC.
  const inBrowser = React.useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  const handleChange = (value: Dayjs | null) => {
    if (value?.isValid()) {
      setStored(value.toISOString());
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
        <DateTimePicker
          label="Call, in your time"
          defaultValue={dayjs.utc(saved)}
          onChange={handleChange}
          timezone={inBrowser ? 'system' : 'UTC'}
        />
        <Typography role="status">Stored: {stored}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
