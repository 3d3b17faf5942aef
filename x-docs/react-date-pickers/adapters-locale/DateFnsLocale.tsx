import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { fi } from 'date-fns/locale/fi';

export default function DateFnsLocale() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={fi}>
      <div lang="fi">
        <DatePicker
          label="Julkaisupäivä"
          defaultValue={new Date(2025, 10, 8)}
        />
      </div>
    </LocalizationProvider>
  );
}
