import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

export default function SquareYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Vintage">
        <YearCalendar
          defaultValue={dayjs('2018-01-01')}
          minDate={dayjs('2013-01-01')}
          maxDate={dayjs('2024-12-31')}
          slotProps={{
            yearButton: ({ isYearSelected }) => ({
              sx: { borderRadius: 1, fontWeight: isYearSelected ? 700 : 400 },
            }),
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
