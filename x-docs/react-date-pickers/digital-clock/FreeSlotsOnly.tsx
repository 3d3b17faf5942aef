import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const day = '2025-03-12';
const taken = ['10:00', '10:30', '14:00', '15:30'];

export default function FreeSlotsOnly() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Free appointments">
        <DigitalClock
          skipDisabled
          ampm={false}
          referenceDate={dayjs(`${day}T09:00`)}
          minTime={dayjs(`${day}T09:00`)}
          maxTime={dayjs(`${day}T16:30`)}
          shouldDisableTime={(time) => taken.includes(time.format('HH:mm'))}
        />
      </Box>
    </LocalizationProvider>
  );
}
