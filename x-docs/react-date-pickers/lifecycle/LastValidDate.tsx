import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function LastValidDate() {
  const [filter, setFilter] = React.useState('2025-05-20');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Orders since"
          minDate={dayjs('2025-01-01')}
          maxDate={dayjs('2025-12-31')}
          defaultValue={dayjs('2025-05-20')}
          onChange={(value, context) => {
            if (value && context.validationError === null) {
              setFilter(value.format('YYYY-MM-DD'));
            }
          }}
        />
        <Typography variant="body2" role="status">
          GET /orders?since={filter}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
