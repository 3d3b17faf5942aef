import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { type RangePosition } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

export default function EndToChange() {
  const [position, setPosition] = React.useState<RangePosition>('end');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} useFlexGap sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Next click sets"
          value={position}
          onChange={(_, value: RangePosition | null) =>
            value && setPosition(value)
          }
        >
          <ToggleButton value="start">First night</ToggleButton>
          <ToggleButton value="end">Last night</ToggleButton>
        </ToggleButtonGroup>
        <Box role="region" aria-label="Campsite">
          <DateRangeCalendar
            calendars={1}
            defaultValue={[dayjs('2025-08-06'), dayjs('2025-08-15')]}
            rangePosition={position}
            onRangePositionChange={setPosition}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
