import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ClockAlone() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Ferry times"
        sx={{ width: 'fit-content', maxWidth: '100%', overflowX: 'auto' }}
      >
        <DigitalClock
          timeStep={60}
          defaultValue={dayjs('2025-05-22T09:00')}
          sx={{ width: 200 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
