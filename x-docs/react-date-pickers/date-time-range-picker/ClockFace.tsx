import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import dayjs from 'dayjs';

const viewRenderers = {
  hours: renderTimeViewClock,
  minutes: renderTimeViewClock,
};

export default function ClockFace() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Kiln firing"
        defaultValue={[dayjs('2025-04-04T19:00'), dayjs('2025-04-05T07:00')]}
        viewRenderers={viewRenderers}
        slotProps={{ popper: { 'aria-label': 'Kiln firing' } }}
        sx={{ width: 460, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
