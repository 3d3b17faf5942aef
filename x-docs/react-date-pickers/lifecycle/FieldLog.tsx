import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type Dayjs } from 'dayjs';

const show = (value: Dayjs | null) => {
  if (value === null) {
    return 'null';
  }
  return value.isValid() ? value.format('YYYY-MM-DD') : 'invalid date';
};

export default function FieldLog() {
  const [calls, setCalls] = React.useState<string[]>([]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 360 }}>
        <DateField
          label="Type a date, then empty a section"
          onChange={(value) =>
            setCalls((current) => [...current, show(value)].slice(-4))
          }
        />
        <Typography variant="body2" role="log" sx={{ minHeight: 20 }}>
          onChange: {calls.join(', ') || 'not called yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
