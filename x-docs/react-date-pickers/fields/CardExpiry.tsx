import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function CardExpiry() {
  const [expiry, setExpiry] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} useFlexGap sx={{ maxWidth: 300 }}>
        <DateField
          label="Valid through"
          format="MM/YY"
          value={expiry}
          onChange={(value) => setExpiry(value)}
          referenceDate={dayjs('2025-01-01')}
        />
        <Typography variant="body2" role="status">
          {expiry?.isValid()
            ? `Last day: ${expiry.endOf('month').format('D MMMM YYYY')}`
            : 'Type the month and the year'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
