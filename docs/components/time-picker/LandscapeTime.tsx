import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import dayjs from 'dayjs';

export default function LandscapeTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Time in landscape"
        sx={{ overflowX: 'auto', '& > *': { width: 'max-content' } }}
      >
        <StaticTimePicker
          orientation="landscape"
          defaultValue={dayjs('2025-10-07T14:40')}
          slotProps={{
            actionBar: { actions: [] },
            layout: {
              sx: {
                // Keeps the toolbar beside the clock in right-to-left layouts too.
                [`& .${pickersLayoutClasses.toolbar}`]: { gridColumn: 1 },
              },
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
