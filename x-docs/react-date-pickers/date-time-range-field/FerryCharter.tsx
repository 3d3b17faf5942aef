import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

export default function FerryCharter() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 520 }}>
        <SingleInputDateTimeRangeField label="Ferry charter" />
        <MultiInputDateTimeRangeField
          slotProps={{
            root: { direction: { xs: 'column', sm: 'row' } },
            separator: { sx: { display: { xs: 'none', sm: 'block' } } },
            textField: ({ position }) => ({
              id: `charter-${position}`,
              label: position === 'start' ? 'Leaves the dock' : 'Back in port',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
