import Stack from '@mui/material/Stack';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';
import { newDate } from 'date-fns-jalali';
import RtlScope from './rtlScope';

const texts = faIR.components.MuiLocalizationProvider.defaultProps.localeText;

export default function JalaliDateFns() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFnsJalali} localeText={texts}>
      <RtlScope lang="fa">
        <Stack spacing={2}>
          <DateField label="آغاز ترم" defaultValue={newDate(1404, 6, 1)} />
          <DateCalendar
            defaultValue={newDate(1404, 6, 19)}
            sx={{ maxWidth: '100%' }}
          />
        </Stack>
      </RtlScope>
    </LocalizationProvider>
  );
}
