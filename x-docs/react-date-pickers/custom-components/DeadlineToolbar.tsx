import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

const announced = dayjs('2025-05-01');

function DeadlineSummary({ className }: { className?: string }) {
  const { value } = usePickerContext<Dayjs | null>();
  const days = value?.isValid() ? value.diff(announced, 'day') : null;

  return (
    <Box className={className} sx={{ px: 3, py: 2 }}>
      <Typography variant="h5" component="p">
        {value?.isValid() ? value.format('dddd, D MMMM') : 'No day yet'}
      </Typography>
      <Typography color="text.secondary" role="status">
        {days === null ? 'Choose one below' : `${days} days after the call`}
      </Typography>
    </Box>
  );
}

const slots = { toolbar: DeadlineSummary };

export default function DeadlineToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Deadline for papers"
        sx={{ overflowX: 'auto', '& > *': { width: 'max-content' } }}
      >
        <StaticDatePicker
          orientation="portrait"
          defaultValue={dayjs('2025-06-16')}
          minDate={announced}
          slots={slots}
          slotProps={{ actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
