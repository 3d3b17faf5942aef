import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const formats = { dateFormats: { keyboardDate: 'D.M.YYYY' } };

export default function ShortDates() {
  const [date, setDate] = React.useState(dayjs('2025-03-07'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} {...formats}>
      <Stack
        spacing={2}
        useFlexGap
        sx={{ alignItems: 'flex-start', maxWidth: 320 }}
      >
        <DateField label="Default" value={date} readOnly fullWidth />
        <DateField
          label="As the format says"
          value={date}
          readOnly
          fullWidth
          shouldRespectLeadingZeros
        />
        <Button onClick={() => setDate((day) => day.add(1, 'week'))}>
          One week later
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
