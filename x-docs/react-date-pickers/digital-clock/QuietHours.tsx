import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const day = '2025-03-12';

export default function QuietHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Practice time">
        <MultiSectionDigitalClock
          ampm={false}
          minTime={dayjs(`${day}T08:00`)}
          maxTime={dayjs(`${day}T21:30`)}
          shouldDisableTime={(time, view) =>
            view === 'hours' && time.hour() === 13
          }
          minutesStep={10}
          timeSteps={{ minutes: 10 }}
          defaultValue={dayjs(`${day}T11:20`)}
        />
      </Box>
    </LocalizationProvider>
  );
}
