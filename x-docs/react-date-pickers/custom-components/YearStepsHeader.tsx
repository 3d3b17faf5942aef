import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import DoubleLeftIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import DoubleRightIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs from 'dayjs';

const steps = [
  { months: -12, label: 'Previous year', Icon: DoubleLeftIcon },
  { months: -1, label: 'Previous month', Icon: ChevronLeftIcon },
  { months: 1, label: 'Next month', Icon: ChevronRightIcon },
  { months: 12, label: 'Next year', Icon: DoubleRightIcon },
];

function Header(props: PickersCalendarHeaderProps) {
  const { currentMonth, onMonthChange, labelId } = props;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', px: 1, py: 2 }}>
      {steps.map(({ months, label, Icon }) => (
        <IconButton
          key={label}
          aria-label={label}
          onClick={() => onMonthChange(currentMonth.add(months, 'month'))}
          sx={{ order: months, '[dir=rtl] & svg': { transform: 'scaleX(-1)' } }}
        >
          <Icon />
        </IconButton>
      ))}
      <Typography
        id={labelId}
        aria-live="polite"
        sx={{ flex: 1, textAlign: 'center' }}
      >
        {currentMonth.format('MMM YYYY')}
      </Typography>
    </Box>
  );
}

const slots = { calendarHeader: Header };

export default function YearStepsHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Archive" sx={{ maxWidth: 320 }}>
        <DateCalendar
          defaultValue={dayjs('2025-05-14')}
          slots={slots}
          views={['day']}
        />
      </Box>
    </LocalizationProvider>
  );
}
