import Button from '@mui/material/Button';
import EventIcon from '@mui/icons-material/Event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  type DatePickerFieldProps,
} from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  usePickerContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

function ButtonField(props: DatePickerFieldProps) {
  const { forwardedProps } = useSplitFieldProps(props, 'date');
  const picker = usePickerContext<Dayjs | null>();

  return (
    <Button
      {...forwardedProps}
      ref={picker.triggerRef}
      variant="outlined"
      startIcon={<EventIcon />}
      disabled={picker.disabled}
      aria-haspopup="dialog"
      aria-expanded={picker.open}
      onClick={() => picker.setOpen((open) => !open)}
    >
      {picker.label}: {picker.value?.format('ddd, MMM D, YYYY') ?? 'any day'}
    </Button>
  );
}

const slots = { field: ButtonField };

export default function DayButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Museum visit"
        defaultValue={dayjs('2025-05-18')}
        slots={slots}
        slotProps={{ popper: { 'aria-label': 'Museum visit' } }}
      />
    </LocalizationProvider>
  );
}
