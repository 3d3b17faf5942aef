import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';

export default function PickerLog() {
  const [calls, setCalls] = React.useState<string[]>([]);
  const log = (name: string) => () =>
    setCalls((current) => [...current, name].slice(-6));

  const props = {
    defaultValue: dayjs('2025-04-09'),
    onOpen: log('onOpen'),
    onChange: log('onChange'),
    onAccept: log('onAccept'),
    onClose: log('onClose'),
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 320 }}>
        <DesktopDatePicker label="Desktop" {...props} />
        <MobileDatePicker label="Mobile" {...props} />
        <Box
          role="log"
          aria-label="Last callbacks"
          sx={{ typography: 'body2', minHeight: 40 }}
        >
          {calls.length > 0 ? calls.join(' → ') : 'No callback yet'}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
