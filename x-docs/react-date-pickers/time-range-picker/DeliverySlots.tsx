import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const slot: DateRange<Dayjs> = [
  dayjs('2025-03-03T08:00'),
  dayjs('2025-03-03T12:00'),
];

export default function DeliverySlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <TimeRangePicker label="Confirmed slot" defaultValue={slot} readOnly />
        <TimeRangePicker label="Missed slot" defaultValue={slot} disabled />
        <TimeRangePicker
          label="Next slot"
          name="nextSlot"
          slotProps={{
            popper: { 'aria-label': 'Next slot' },
            textField: { required: true, helperText: 'At least two hours' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
