// Before the adapter, which changes this locale when it is loaded.
import 'moment/locale/ar-sa';
import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment-hijri';
import RtlScope from './rtlScope';

// Loading a locale also makes it the default of every Moment on the page.
moment.locale('en');

const minDate = moment('1390/01/01', 'iYYYY/iMM/iDD');
const maxDate = moment('1470/12/29', 'iYYYY/iMM/iDD');

export default function HijriDates() {
  const [day, setDay] = React.useState(moment('1446/09/27', 'iYYYY/iMM/iDD'));

  return (
    <LocalizationProvider dateAdapter={AdapterMomentHijri}>
      <RtlScope lang="ar">
        <Typography role="status" sx={{ px: 3 }}>
          {day.clone().locale('ar-sa').format('dddd، iD iMMMM iYYYY')}
        </Typography>
        <DateCalendar
          value={day}
          onChange={setDay}
          minDate={minDate}
          maxDate={maxDate}
          sx={{ maxWidth: '100%' }}
        />
      </RtlScope>
    </LocalizationProvider>
  );
}
