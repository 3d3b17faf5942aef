import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import dayjs from 'dayjs';

const value = dayjs('2025-12-31T23:00');

export default function FixedVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 320 }}>
        <DesktopDateTimePicker label="Desktop variant" defaultValue={value} />
        <MobileDateTimePicker label="Mobile variant" defaultValue={value} />
      </Stack>
    </LocalizationProvider>
  );
}
