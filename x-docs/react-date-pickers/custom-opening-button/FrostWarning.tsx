import * as React from 'react';
import AcUnitIcon from '@mui/icons-material/AcUnit';
import InputAdornment, {
  type InputAdornmentProps,
} from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const frosty = (day: Dayjs | null) =>
  day !== null && day.isValid() && (day.month() < 4 || day.month() > 8);

const FrostContext = React.createContext(false);

function FrostAdornment({ children, ...other }: InputAdornmentProps) {
  const frost = React.useContext(FrostContext);
  return (
    <InputAdornment {...other}>
      {frost && <AcUnitIcon color="info" titleAccess="Risk of frost" />}
      {children}
    </InputAdornment>
  );
}

const slots = { inputAdornment: FrostAdornment };

export default function FrostWarning() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-04-20'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FrostContext value={frosty(day)}>
        <DatePicker
          label="Plant the tomatoes"
          value={day}
          onChange={(value) => setDay(value)}
          slots={slots}
          sx={{ width: 300, maxWidth: '100%' }}
        />
      </FrostContext>
    </LocalizationProvider>
  );
}
