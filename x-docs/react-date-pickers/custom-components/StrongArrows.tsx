import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function StrongArrows() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Shift plan" sx={{ maxWidth: 320 }}>
        <DateCalendar
          defaultValue={dayjs('2025-05-14')}
          slotProps={{
            previousIconButton: { size: 'small', color: 'primary' },
            nextIconButton: { size: 'small', color: 'primary' },
            leftArrowIcon: { fontSize: 'large' },
            rightArrowIcon: { fontSize: 'large' },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
