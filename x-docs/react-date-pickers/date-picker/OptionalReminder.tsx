import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function OptionalReminder() {
  const [cleared, setCleared] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Reminder"
          defaultValue={dayjs('2025-10-17')}
          slotProps={{
            field: {
              clearable: true,
              onClear: () => setCleared((count) => count + 1),
            },
          }}
        />
        <DatePicker
          label="Follow-up"
          defaultValue={dayjs('2025-10-24')}
          slotProps={{ actionBar: { actions: ['clear', 'today'] } }}
        />
        <Typography variant="body2" role="status">
          Reminder cleared {cleared} times
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
