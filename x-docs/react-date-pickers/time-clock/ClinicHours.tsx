import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function ClinicHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Clinic hours">
        <TimeClock
          ampm={false}
          showViewSwitcher
          defaultValue={dayjs('2025-05-06T10:20')}
          minTime={dayjs('2025-05-06T08:00')}
          maxTime={dayjs('2025-05-06T17:40')}
          minutesStep={20}
          shouldDisableTime={(time, view) =>
            view === 'hours' && [12, 13].includes(time.hour())
          }
        />
      </Box>
    </LocalizationProvider>
  );
}
