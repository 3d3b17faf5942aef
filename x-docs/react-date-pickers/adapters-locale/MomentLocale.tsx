import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment';
import 'moment/locale/cs';

// Loading a locale also makes it the default of every Moment on the page.
moment.locale('en');

export default function MomentLocale() {
  return (
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="cs">
      <div lang="cs">
        <DatePicker label="Vydání" defaultValue={moment('2025-11-08')} />
      </div>
    </LocalizationProvider>
  );
}
