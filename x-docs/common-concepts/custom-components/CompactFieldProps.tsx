import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CompactFieldProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Pick-up"
          defaultValue={dayjs('2025-09-12')}
          slotProps={{
            textField: {
              size: 'small',
              fullWidth: true,
              helperText: 'Boxes are ready from 8 am',
            },
            openPickerButton: { color: 'primary' },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
