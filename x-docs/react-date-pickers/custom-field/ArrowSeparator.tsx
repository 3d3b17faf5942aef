import Box from '@mui/material/Box';
import EastIcon from '@mui/icons-material/East';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import {
  MultiInputDateRangeField,
  type MultiInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';

const separator = (
  <EastIcon
    fontSize="small"
    sx={{ verticalAlign: 'middle', '[dir=rtl] &': { transform: 'scaleX(-1)' } }}
  />
);

function ArrowField(props: MultiInputDateRangeFieldProps<true>) {
  return (
    <MultiInputDateRangeField
      {...props}
      slotProps={{ ...props.slotProps, separator: { children: separator } }}
    />
  );
}

const slots = { field: ArrowField };

export default function ArrowSeparator() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 480 }}>
        <DateRangePicker
          slots={slots}
          localeText={{ start: 'Outward', end: 'Return' }}
          defaultValue={[dayjs('2025-09-19'), dayjs('2025-09-22')]}
          slotProps={{ popper: { 'aria-label': 'Weekend trip' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
