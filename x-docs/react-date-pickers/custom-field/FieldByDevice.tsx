import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';
import ReadOnlyTextField from './readOnlyTextField';

function DeviceField(props: DatePickerFieldProps) {
  const { variant } = usePickerContext();
  return variant === 'mobile' ? (
    <ReadOnlyTextField {...props} />
  ) : (
    <DateField {...props} />
  );
}

const slots = { field: DeviceField };

export default function FieldByDevice() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <DesktopDatePicker
          label="Typed on desktop"
          defaultValue={dayjs('2025-06-30')}
          slots={slots}
        />
        <MobileDatePicker
          label="Tapped on mobile"
          defaultValue={dayjs('2025-06-30')}
          slots={slots}
        />
      </Stack>
    </LocalizationProvider>
  );
}
