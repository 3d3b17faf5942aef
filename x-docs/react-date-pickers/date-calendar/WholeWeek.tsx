import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickerDayOwnerState } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';

export default function WholeWeek() {
  const [week, setWeek] = React.useState<Dayjs | null>(() =>
    dayjs('2025-09-17').locale('en-gb'),
  );

  const dayProps = ({
    day,
    isDayStartOfWeek,
    isDayEndOfWeek,
  }: PickerDayOwnerState) => ({
    disableMargin: true,
    sx: {
      px: 2.5,
      borderRadius: 0,
      ...(week?.isSame(day, 'week') && {
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:hover, &:focus': { bgcolor: 'primary.main' },
      }),
      ...(isDayStartOfWeek && { borderStartStartRadius: '50%' }),
      ...(isDayStartOfWeek && { borderEndStartRadius: '50%' }),
      ...(isDayEndOfWeek && { borderStartEndRadius: '50%' }),
      ...(isDayEndOfWeek && { borderEndEndRadius: '50%' }),
    },
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
      <Box role="region" aria-label="Planning week" sx={{ maxWidth: 320 }}>
        <DateCalendar
          value={week}
          onChange={(newWeek) => setWeek(newWeek)}
          showDaysOutsideCurrentMonth
          slotProps={{ day: dayProps }}
        />
        <Typography role="status" align="center">
          {week
            ? `Week from ${week.startOf('week').format('D MMMM YYYY')}`
            : 'No week chosen'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
