import * as React from 'react';
import BackspaceIcon from '@mui/icons-material/Backspace';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

export default function ClearableFields() {
  const [message, setMessage] = React.useState('Nothing cleared yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <DateField
          label="Holiday starts"
          defaultValue={dayjs('2025-12-22')}
          clearable
          onClear={() => setMessage('Date cleared')}
        />
        <TimeField
          label="Office closes"
          defaultValue={dayjs('2025-12-22T15:00')}
          clearable
          onClear={() => setMessage('Time cleared')}
          slots={{ clearIcon: BackspaceIcon }}
          slotProps={{ clearButton: { color: 'primary' } }}
        />
        <Typography variant="body2" role="status">
          {message}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
