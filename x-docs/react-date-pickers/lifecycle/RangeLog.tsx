import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { type Dayjs } from 'dayjs';

const show = (value: Dayjs | null) => {
  if (value === null) {
    return 'null';
  }
  return value.isValid() ? value.format('D MMM') : 'invalid';
};

export default function RangeLog() {
  const [call, setCall] = React.useState('not called yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 360 }}>
        <SingleInputDateRangeField
          label="Type two dates"
          onChange={([start, end]) => setCall(`[${show(start)}, ${show(end)}]`)}
        />
        <Typography variant="body2" role="log">
          Last onChange: {call}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
