import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
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

const concerts = ['2025-06-05', '2025-06-13', '2025-06-21', '2025-07-04'];

function ConcertField(props: DatePickerFieldProps) {
  const { forwardedProps } = useSplitFieldProps(props, 'date');
  const picker = usePickerContext<Dayjs | null>();

  return (
    <Autocomplete
      {...forwardedProps}
      ref={picker.rootRef}
      className={picker.rootClassName}
      sx={picker.rootSx}
      options={concerts}
      getOptionLabel={(option) => dayjs(option).format('dddd, MMMM D')}
      value={picker.value?.format('YYYY-MM-DD') ?? null}
      onChange={(_, option) =>
        picker.setValue(option === null ? null : dayjs(option))
      }
      renderInput={(params) => <TextField {...params} label={picker.label} />}
    />
  );
}

const slots = { field: ConcertField };

export default function TourDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Concert"
        defaultValue={dayjs(concerts[1])}
        slots={slots}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
