import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';

function DayOrHour({ className }: { className?: string }) {
  const { view, setView } = usePickerContext();
  const isDate = view === 'day' || view === 'month' || view === 'year';

  return (
    <Box className={className} sx={{ px: 2, pb: 2 }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label="What to choose"
        value={isDate ? 'day' : 'hours'}
        onChange={(_, next: 'day' | 'hours' | null) => next && setView(next)}
      >
        <ToggleButton value="day">Choose day</ToggleButton>
        <ToggleButton value="hours">Choose time</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}

const slots = { tabs: DayOrHour };

export default function WordTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Haircut"
        sx={{ overflowX: 'auto', '& > *': { width: 'max-content' } }}
      >
        <StaticDateTimePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-05-17T10:30')}
          slots={slots}
          slotProps={{ actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
