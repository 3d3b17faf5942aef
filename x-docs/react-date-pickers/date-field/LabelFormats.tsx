import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const bottled = dayjs('2025-04-07');

export default function LabelFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <DateField
          label="With the day of the week"
          format="ddd, MMM D, YYYY"
          defaultValue={bottled}
        />
        <DateField
          label="Month and year"
          format="MMMM YYYY"
          defaultValue={bottled}
        />
        <DateField
          label="Fixed word"
          format="[Lot] YYYY-MM-DD"
          defaultValue={bottled}
        />
        <DateField
          label="Without leading zeros"
          format="M/D/YYYY"
          shouldRespectLeadingZeros
          defaultValue={bottled}
        />
      </Stack>
    </LocalizationProvider>
  );
}
