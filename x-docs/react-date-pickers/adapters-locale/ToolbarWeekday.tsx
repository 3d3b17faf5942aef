import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function ToolbarWeekday() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Day of the concert"
        sx={{ overflowX: 'auto', '& > *': { width: 'max-content' } }}
      >
        <StaticDatePicker
          orientation="portrait"
          defaultValue={dayjs('2025-11-08')}
          slotProps={{
            toolbar: {
              toolbarFormat: 'ddd D MMM YYYY',
              toolbarPlaceholder: 'No day yet',
            },
            actionBar: { actions: ['clear'] },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
