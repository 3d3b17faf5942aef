import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';
import 'dayjs/locale/es';

function SpringMonths({
  currentMonth,
  onMonthChange,
  labelId,
}: PickersCalendarHeaderProps) {
  const adapter = usePickerAdapter();

  return (
    <Stack id={labelId} direction="row" spacing={1} sx={{ p: 2 }}>
      {[2, 3, 4, 5].map((index) => {
        const month = adapter.setMonth(currentMonth, index);
        const shown = adapter.isSameMonth(month, currentMonth);
        return (
          <Chip
            key={index}
            label={adapter.format(month, 'monthShort')}
            color={shown ? 'primary' : 'default'}
            onClick={() => onMonthChange(month)}
            aria-pressed={shown}
          />
        );
      })}
    </Stack>
  );
}

const slots = { calendarHeader: SpringMonths };

export default function AdapterNames() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es">
      <Box
        role="region"
        aria-label="Primavera"
        lang="es"
        sx={{ maxWidth: 320 }}
      >
        <DateCalendar
          defaultValue={dayjs('2025-05-14')}
          minDate={dayjs('2025-03-01')}
          maxDate={dayjs('2025-06-30')}
          views={['day']}
          slots={slots}
        />
      </Box>
    </LocalizationProvider>
  );
}
