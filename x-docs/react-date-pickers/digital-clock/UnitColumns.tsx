import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const value = dayjs('2025-03-12T07:25:40');

export default function UnitColumns() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Box role="region" aria-label="Hours, minutes and seconds">
          <MultiSectionDigitalClock
            views={['hours', 'minutes', 'seconds']}
            ampm={false}
            defaultValue={value}
          />
        </Box>
        <Box role="region" aria-label="Hours only">
          <MultiSectionDigitalClock
            views={['hours']}
            ampm={false}
            defaultValue={value}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
