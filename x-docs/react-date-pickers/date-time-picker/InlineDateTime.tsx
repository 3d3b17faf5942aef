import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

export default function InlineDateTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Kick-off"
        sx={{ overflowX: 'auto', '& > *': { width: 'max-content' } }}
      >
        <StaticDateTimePicker
          defaultValue={dayjs('2025-08-23T17:30')}
          slotProps={{ toolbar: { hidden: true } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
