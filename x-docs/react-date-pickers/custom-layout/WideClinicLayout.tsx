import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

export default function WideClinicLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Check-up"
        sx={{ overflowX: 'auto', '& > *': { width: 'max-content' } }}
      >
        <StaticDateTimePicker
          orientation="landscape"
          defaultValue={dayjs('2025-03-18T09:30')}
          slotProps={{
            tabs: { hidden: false },
            actionBar: { actions: ['clear', 'today'] },
            layout: {
              sx: { [`& .${pickersLayoutClasses.toolbar}`]: { gridColumn: 1 } },
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
