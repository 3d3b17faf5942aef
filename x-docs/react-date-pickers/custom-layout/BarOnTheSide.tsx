import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function BarOnTheSide() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Arrival of the container"
        sx={{ overflowX: 'auto', '& > *': { width: 'max-content' } }}
      >
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-08-21')}
          slotProps={{
            actionBar: { actions: ['clear', 'today'] },
            layout: {
              sx: {
                [`& .${pickersLayoutClasses.actionBar}`]: {
                  gridColumn: 1,
                  gridRow: 2,
                  flexDirection: 'column',
                  justifyContent: 'flex-start',
                  pt: 2,
                },
              },
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
