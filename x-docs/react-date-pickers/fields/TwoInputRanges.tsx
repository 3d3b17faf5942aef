import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import dayjs from 'dayjs';

export default function TwoInputRanges() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 460 }}>
        <MultiInputDateRangeField
          slotProps={{
            textField: ({ position }) => ({
              id: `festival-day-${position}`,
              label: position === 'start' ? 'First day' : 'Last day',
            }),
          }}
          defaultValue={[dayjs('2025-08-01'), dayjs('2025-08-03')]}
        />
        <MultiInputTimeRangeField
          slotProps={{
            textField: ({ position }) => ({
              id: `festival-gates-${position}`,
              label: position === 'start' ? 'Gates open' : 'Gates close',
            }),
          }}
          defaultValue={[dayjs('2025-08-01T10:00'), dayjs('2025-08-01T22:00')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
