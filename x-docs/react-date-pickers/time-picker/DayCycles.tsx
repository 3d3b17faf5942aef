import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';

const curtain = dayjs('2025-10-04T20:15');

export default function DayCycles() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr">
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 320 }}>
        <TimePicker label="From the locale" defaultValue={curtain} />
        <TimePicker label="12 hours" ampm defaultValue={curtain} />
        <TimePicker label="24 hours" ampm={false} defaultValue={curtain} />
      </Stack>
    </LocalizationProvider>
  );
}
