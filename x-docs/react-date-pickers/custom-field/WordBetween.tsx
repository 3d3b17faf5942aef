import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function WordBetween() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Loan of the painting"
        defaultValue={[dayjs('2025-03-01'), dayjs('2025-08-31')]}
        slotProps={{
          field: { dateSeparator: 'until' },
          popper: { 'aria-label': 'Loan of the painting' },
        }}
        sx={{ width: 320, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
