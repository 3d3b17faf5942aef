import Box from '@mui/material/Box';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const slots = {
  leftArrowIcon: ArrowBackIcon,
  rightArrowIcon: ArrowForwardIcon,
  switchViewIcon: UnfoldMoreIcon,
};

export default function ArrowIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Repairs" sx={{ maxWidth: 320 }}>
        <DateCalendar defaultValue={dayjs('2025-05-14')} slots={slots} />
      </Box>
    </LocalizationProvider>
  );
}
