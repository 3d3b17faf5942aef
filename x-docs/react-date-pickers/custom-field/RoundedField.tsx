import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersTextField,
  type PickersTextFieldProps,
} from '@mui/x-date-pickers/PickersTextField';
import dayjs from 'dayjs';

function RoundedTextField(props: PickersTextFieldProps) {
  return (
    <PickersTextField
      {...props}
      size="small"
      InputProps={{
        ...props.InputProps,
        sx: { borderRadius: 6, pl: 2, bgcolor: 'action.hover' },
      }}
    />
  );
}

const slots = { textField: RoundedTextField };

export default function RoundedField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Tax return"
        defaultValue={dayjs('2025-04-15')}
        slots={slots}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
