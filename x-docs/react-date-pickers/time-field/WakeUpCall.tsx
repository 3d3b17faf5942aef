import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function WakeUpCall() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField label="Wake-up call" sx={{ width: 300, maxWidth: '100%' }} />
    </LocalizationProvider>
  );
}
