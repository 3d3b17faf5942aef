import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs from 'dayjs';

export default function HalfHourList() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <TimeRangePicker
          label="Columns, every 15 minutes"
          timeSteps={{ minutes: 15 }}
          referenceDate={dayjs('2025-03-03T09:00')}
          slotProps={{ popper: { 'aria-label': 'Every 15 minutes' } }}
        />
        <TimeRangePicker
          label="One list, every 30 minutes"
          timeSteps={{ minutes: 30 }}
          thresholdToRenderTimeInASingleColumn={48}
          referenceDate={dayjs('2025-03-03T09:00')}
          slotProps={{ popper: { 'aria-label': 'Every 30 minutes' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
