import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { heIL } from '@mui/x-date-pickers/locales';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/he';
import { RtlScope } from './rtlScope';

const texts = heIL.components.MuiLocalizationProvider.defaultProps.localeText;
const visit = dayjs('2025-05-14');

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'בעוד שבוע', getValue: () => visit.add(1, 'week') },
  { label: 'בעוד חודש', getValue: () => visit.add(1, 'month') },
];

export default function HebrewShortcuts() {
  return (
    <RtlScope>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale="he"
        localeText={texts}
      >
        <Box
          role="region"
          aria-label="ביקור הבא"
          lang="he"
          sx={{ overflowX: 'auto', '& > *': { width: 'max-content' } }}
        >
          <StaticDatePicker
            displayStaticWrapperAs="desktop"
            defaultValue={visit}
            slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
          />
        </Box>
      </LocalizationProvider>
    </RtlScope>
  );
}
