import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import dayjs from 'dayjs';

export default function OutlinedMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Month of the invoice">
        <MonthCalendar
          defaultValue={dayjs('2025-05-01')}
          slotProps={{
            monthButton: {
              sx: { border: '1px solid', borderColor: 'divider' },
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
