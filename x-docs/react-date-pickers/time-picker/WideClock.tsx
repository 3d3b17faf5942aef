import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import dayjs from 'dayjs';

export default function WideClock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Landscape time picker"
        sx={{ overflowX: 'auto', '& > *': { width: 'max-content' } }}
      >
        <StaticTimePicker
          orientation="landscape"
          defaultValue={dayjs('2025-01-20T10:10')}
        />
      </Box>
    </LocalizationProvider>
  );
}
