import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

export default function LuxonLocale() {
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="pt-BR">
      <div lang="pt-BR">
        <DatePicker
          label="Lançamento"
          defaultValue={DateTime.fromISO('2025-11-08')}
        />
      </div>
    </LocalizationProvider>
  );
}
