import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function MonthCount() {
  const [months, setMonths] = React.useState<1 | 2 | 3>(2);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} useFlexGap>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Months"
          value={months}
          onChange={(_, value: 1 | 2 | 3 | null) => value && setMonths(value)}
        >
          <ToggleButton value={1}>1 month</ToggleButton>
          <ToggleButton value={2}>2 months</ToggleButton>
          <ToggleButton value={3}>3 months</ToggleButton>
        </ToggleButtonGroup>
        <Box role="region" aria-label="Sales report" sx={{ overflowX: 'auto' }}>
          <DateRangeCalendar
            key={months}
            calendars={months}
            currentMonthCalendarPosition={months}
            defaultValue={[dayjs('2025-04-07'), dayjs('2025-04-25')]}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
