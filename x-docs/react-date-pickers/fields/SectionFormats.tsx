import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const date = dayjs('2025-02-05');

export default function SectionFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 300 }}>
        <DateField
          label="Three digit sections"
          format="YYYY-MM-DD"
          defaultValue={date}
        />
        <DateField
          label="A letter section"
          format="D MMMM YYYY"
          defaultValue={date}
        />
        <DateField
          label="Spacious separators"
          format="DD.MM.YYYY"
          formatDensity="spacious"
          defaultValue={date}
        />
      </Stack>
    </LocalizationProvider>
  );
}
