import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import {
  MultiInputDateRangeField,
  type MultiInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';

function InsuranceField(props: MultiInputDateRangeFieldProps<true>) {
  return (
    <MultiInputDateRangeField
      {...props}
      slotProps={{
        ...props.slotProps,
        textField: ({ position }) =>
          position === 'start'
            ? { label: 'Insured from', helperText: 'Contract starts' }
            : {
                label: 'Canceled on',
                color: 'warning',
                helperText: 'May be later',
              },
      }}
    />
  );
}

const slots = { field: InsuranceField };

export default function StartAndEnd() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 480 }}>
        <DateRangePicker
          slots={slots}
          defaultValue={[dayjs('2025-01-01'), dayjs('2025-12-31')]}
          slotProps={{ popper: { 'aria-label': 'Insurance' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
