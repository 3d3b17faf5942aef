import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { type TimeView } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function RocketLaunch() {
  const [view, setView] = React.useState<TimeView>('hours');
  const [launch, setLaunch] = React.useState<Dayjs | null>(
    dayjs('2025-10-03T18:40:10'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: 300, maxWidth: '100%', alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Unit to set"
          value={view}
          onChange={(_, value: TimeView | null) => value && setView(value)}
        >
          <ToggleButton value="hours">{launch?.format('HH')} h</ToggleButton>
          <ToggleButton value="minutes">
            {launch?.format('mm')} min
          </ToggleButton>
          <ToggleButton value="seconds">{launch?.format('ss')} s</ToggleButton>
        </ToggleButtonGroup>
        <Box role="region" aria-label="Rocket launch">
          <TimeClock
            ampm={false}
            views={['hours', 'minutes', 'seconds']}
            view={view}
            onViewChange={setView}
            value={launch}
            onChange={(value) => setLaunch(value)}
            sx={{ width: 300 }}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
