import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { type TimeView } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

function isBreak(time: Dayjs, view: TimeView) {
  if (view === 'hours') {
    return time.hour() === 12;
  }
  return time.hour() === 13 && time.minute() < 30;
}

export default function LunchBreak() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Appointment">
        <MultiSectionDigitalClock
          ampm={false}
          minTime={dayjs('2025-06-02T09:00')}
          maxTime={dayjs('2025-06-02T18:00')}
          shouldDisableTime={isBreak}
          defaultValue={dayjs('2025-06-02T13:40')}
        />
      </Box>
    </LocalizationProvider>
  );
}
