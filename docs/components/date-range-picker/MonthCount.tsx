import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function MonthCount() {
  const [calendars, setCalendars] = React.useState<1 | 2>(2);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Months in view"
        value={calendars}
        onChange={(_event, next: 1 | 2 | null) => next && setCalendars(next)}
      >
        <ToggleButton value={1}>1 month</ToggleButton>
        <ToggleButton value={2}>2 months</ToggleButton>
      </ToggleButtonGroup>
      <Box
        role="region"
        aria-label="Dry dock"
        tabIndex={0}
        sx={{ height: 360, overflow: 'auto', mt: 1 }}
      >
        <DateRangeCalendar
          calendars={calendars}
          defaultValue={[dayjs('2025-10-20'), dayjs('2025-11-05')]}
        />
      </Box>
    </LocalizationProvider>
  );
}
