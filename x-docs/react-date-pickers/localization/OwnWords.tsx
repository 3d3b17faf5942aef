import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import dayjs from 'dayjs';

const texts = {
  toolbarTitle: 'When should the taxi come?',
  okButtonLabel: 'Order',
  cancelButtonLabel: 'Keep the old time',
};

export default function OwnWords() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Taxi"
        sx={{ overflowX: 'auto', '& > *': { width: 'max-content' } }}
      >
        <StaticTimePicker
          orientation="portrait"
          defaultValue={dayjs('2025-10-23T18:30')}
          localeText={texts}
        />
      </Box>
    </LocalizationProvider>
  );
}
