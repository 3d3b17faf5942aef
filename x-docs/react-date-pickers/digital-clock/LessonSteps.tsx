import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const value = dayjs('2025-03-12T09:45');

export default function LessonSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Box role="region" aria-label="Every 45 minutes">
          <DigitalClock timeStep={45} ampm={false} defaultValue={value} />
        </Box>
        <Box role="region" aria-label="Quarter hours">
          <MultiSectionDigitalClock
            timeSteps={{ minutes: 15 }}
            ampm={false}
            defaultValue={value}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
