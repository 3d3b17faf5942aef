import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const value = dayjs('2025-03-12T08:00');

export default function LockedClocks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Box role="region" aria-label="Disabled clock">
          <MultiSectionDigitalClock defaultValue={value} disabled />
        </Box>
        <Box role="region" aria-label="Read-only clock">
          <DigitalClock defaultValue={value} readOnly />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
