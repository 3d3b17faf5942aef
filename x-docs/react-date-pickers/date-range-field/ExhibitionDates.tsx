import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function ExhibitionDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 460 }}>
        <SingleInputDateRangeField label="Exhibition" />
        <MultiInputDateRangeField
          slotProps={{
            textField: ({ position }) => ({
              id: `loan-${position}`,
              label: position === 'start' ? 'Loan begins' : 'Loan ends',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
