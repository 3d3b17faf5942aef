import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import dayjs from 'dayjs';

const kickoff = dayjs('2025-08-23T17:30');

export default function DateTimeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 320 }}>
        <DateTimePicker label="Fits the device" defaultValue={kickoff} />
        <DesktopDateTimePicker
          label="Calendar and lists side by side"
          defaultValue={kickoff}
        />
        <MobileDateTimePicker
          label="Two steps in a dialog"
          defaultValue={kickoff}
        />
      </Stack>
    </LocalizationProvider>
  );
}
