import Stack from '@mui/material/Stack';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';
import moment from 'moment-jalaali';
import RtlScope from './rtlScope';

const texts = faIR.components.MuiLocalizationProvider.defaultProps.localeText;
moment.loadPersian({ dialect: 'persian-modern' });
// Loading a locale also makes it the default of every Moment on the page.
moment.locale('en');

export default function JalaliMoment() {
  return (
    <LocalizationProvider dateAdapter={AdapterMomentJalaali} localeText={texts}>
      <RtlScope lang="fa">
        <Stack spacing={2}>
          <DateField
            label="آغاز ترم"
            defaultValue={moment('1404/07/01', 'jYYYY/jMM/jDD')}
          />
          <DateCalendar
            defaultValue={moment('1404/07/19', 'jYYYY/jMM/jDD')}
            sx={{ maxWidth: '100%' }}
          />
        </Stack>
      </RtlScope>
    </LocalizationProvider>
  );
}
