import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersCalendarHeaderClasses } from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs from 'dayjs';

export default function RuledHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Garden plan" sx={{ maxWidth: 320 }}>
        <DateCalendar
          defaultValue={dayjs('2025-05-14')}
          slotProps={{
            calendarHeader: {
              sx: {
                borderBottom: 1,
                borderColor: 'divider',
                [`& .${pickersCalendarHeaderClasses.label}`]: {
                  fontSize: 'h6.fontSize',
                },
              },
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
