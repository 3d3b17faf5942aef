import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['UTC', 'America/Lima', 'Asia/Kolkata'];

export default function SameMoment() {
  const [zone, setZone] = React.useState(zones[1]);
  const [start, setStart] = React.useState<Dayjs | null>(
    dayjs.utc('2025-06-12T14:00'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Timezone of the picker"
          value={zone}
          onChange={(_, next: string | null) => setZone(next ?? zone)}
        >
          {zones.map((name) => (
            <ToggleButton
              key={name}
              value={name}
              sx={{ textTransform: 'none' }}
            >
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateTimePicker
          label="Webinar"
          value={start}
          onChange={setStart}
          timezone={zone}
        />
        <Typography role="status">
          In onChange: {start?.isValid() ? start.format() : 'no date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
