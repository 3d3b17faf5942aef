import Stack from '@mui/material/Stack';
import AnchorIcon from '@mui/icons-material/Anchor';
import FlightLandIcon from '@mui/icons-material/FlightLand';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const shipSlots = { openPickerIcon: AnchorIcon };
const planeSlots = { openPickerIcon: FlightLandIcon };

export default function HarborIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <DatePicker
          label="Ship in harbor"
          defaultValue={dayjs('2025-06-19')}
          slots={shipSlots}
        />
        <TimePicker
          label="Plane lands"
          defaultValue={dayjs('2025-06-19T14:05')}
          slots={planeSlots}
        />
      </Stack>
    </LocalizationProvider>
  );
}
