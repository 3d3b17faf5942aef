import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

export default function PoolHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 460 }}>
        <SingleInputTimeRangeField label="Swimming lesson" />
        <MultiInputTimeRangeField
          slotProps={{
            textField: ({ position }) => ({
              id: `pool-${position}`,
              label: position === 'start' ? 'Pool opens' : 'Pool closes',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
