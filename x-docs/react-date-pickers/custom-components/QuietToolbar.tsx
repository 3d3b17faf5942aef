import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

export default function QuietToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Low tide"
        sx={{ overflowX: 'auto', '& > *': { width: 'max-content' } }}
      >
        <StaticDateTimePicker
          orientation="portrait"
          ampm={false}
          defaultValue={dayjs('2025-05-17T05:48')}
          slotProps={{
            toolbar: {
              toolbarFormat: 'D/M',
              sx: { bgcolor: 'action.hover' },
            },
            tabs: { hidden: true },
            actionBar: { actions: [] },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
