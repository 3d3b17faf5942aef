import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs from 'dayjs';

export default function OneInputRanges() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <SingleInputDateRangeField
          label="Festival"
          defaultValue={[dayjs('2025-08-01'), dayjs('2025-08-03')]}
        />
        <SingleInputTimeRangeField
          label="Gate hours"
          defaultValue={[dayjs('2025-08-01T10:00'), dayjs('2025-08-01T22:00')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
