import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

const time = dayjs('2025-05-06T16:00');

export default function SealedClocks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Box role="region" aria-label="Read-only clock">
          <TimeClock defaultValue={time} readOnly sx={{ width: 300 }} />
        </Box>
        <Box role="region" aria-label="Disabled clock">
          <TimeClock defaultValue={time} disabled sx={{ width: 300 }} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
