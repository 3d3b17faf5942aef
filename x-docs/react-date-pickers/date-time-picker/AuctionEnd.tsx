import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const opened = dayjs('2025-03-01T12:00');

export default function AuctionEnd() {
  const [end, setEnd] = React.useState<Dayjs | null>(opened.add(7, 'day'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ maxWidth: 320 }}>
        <DateTimePicker
          label="Auction ends (controlled)"
          value={end}
          onChange={(value) => setEnd(value)}
        />
        <Button
          variant="outlined"
          disabled={!end?.isValid()}
          onClick={() => setEnd(end && end.add(1, 'day'))}
        >
          Extend by one day
        </Button>
        <Typography role="status">
          {end?.isValid()
            ? `Open for ${end.diff(opened, 'hour')} hours`
            : 'No end set'}
        </Typography>
        <DateTimePicker
          label="Auction starts (uncontrolled)"
          defaultValue={opened}
        />
      </Stack>
    </LocalizationProvider>
  );
}
