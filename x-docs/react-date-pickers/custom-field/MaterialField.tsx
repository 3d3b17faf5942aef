import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

function CaseField(props: TextFieldProps) {
  return <TextField {...props} variant="standard" color="secondary" />;
}

const slots = { textField: CaseField };

export default function MaterialField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Court hearing"
        defaultValue={dayjs('2025-11-20')}
        enableAccessibleFieldDOMStructure={false}
        slots={slots}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
