import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const value = dayjs('2025-03-12T15:30');

export default function TwoClocks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Box role="region" aria-label="Digital clock">
          <DigitalClock defaultValue={value} />
        </Box>
        <Box role="region" aria-label="Multi section digital clock">
          <MultiSectionDigitalClock defaultValue={value} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
