import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function WideLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Landscape picker"
        sx={{ overflowX: 'auto', '& > *': { width: 'max-content' } }}
      >
        <StaticDatePicker
          orientation="landscape"
          defaultValue={dayjs('2025-12-05')}
          slotProps={{
            layout: {
              sx: {
                // Keeps the toolbar beside the calendar in right-to-left layouts too.
                [`& .${pickersLayoutClasses.toolbar}`]: { gridColumn: 1 },
              },
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
