import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import {
  usePickerContext,
  usePickerTranslations,
} from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

function WeekBar({ className }: { className?: string }) {
  const texts = usePickerTranslations();
  const { value, setValue, clearValue } = usePickerContext<Dayjs | null>();
  const move = (weeks: number) =>
    setValue(value ? value.add(weeks, 'week') : null, {
      changeImportance: 'set',
    });

  return (
    <Box className={className} sx={{ display: 'flex', gap: 1, p: 1 }}>
      <Button disabled={!value} onClick={() => move(-1)}>
        Week earlier
      </Button>
      <Button disabled={!value} onClick={() => move(1)}>
        Week later
      </Button>
      <Button disabled={!value} onClick={clearValue} sx={{ ml: 'auto' }}>
        {texts.clearButtonLabel}
      </Button>
    </Box>
  );
}

const slots = { actionBar: WeekBar };

export default function WeekLaterBar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Choir practice"
        sx={{ overflowX: 'auto', '& > *': { width: 'max-content' } }}
      >
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-05-14')}
          slots={slots}
        />
      </Box>
    </LocalizationProvider>
  );
}
