import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const value = dayjs('2025-03-12T20:00');

export default function HalfDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Box role="region" aria-label="12-hour columns">
          <MultiSectionDigitalClock ampm defaultValue={value} />
        </Box>
        <Box role="region" aria-label="24-hour columns">
          <MultiSectionDigitalClock ampm={false} defaultValue={value} />
        </Box>
        <Box role="region" aria-label="24-hour list">
          <DigitalClock ampm={false} defaultValue={value} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
