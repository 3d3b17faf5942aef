import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { type SvgIconProps } from '@mui/material/SvgIcon';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';

function Chevron({
  ownerState,
  ...other
}: SvgIconProps & { ownerState?: object }) {
  const { open } = usePickerContext();
  return open ? <ExpandLessIcon {...other} /> : <ExpandMoreIcon {...other} />;
}

const slots = { openPickerIcon: Chevron };

export default function OpenedState() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Inspection of the lift"
        defaultValue={dayjs('2025-02-11')}
        slots={slots}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
