import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import dayjs from 'dayjs';

interface MonthProps extends React.ComponentProps<'button'> {
  ownerState: { isMonthSelected: boolean; isMonthDisabled: boolean };
}

function MonthButton({ ownerState, color, ...other }: MonthProps) {
  return (
    <ButtonBase
      {...other}
      sx={[
        { width: 84, height: 40, typography: 'body1', borderRadius: 1 },
        ownerState.isMonthDisabled && {
          color: 'text.secondary',
          textDecoration: 'line-through',
        },
        ownerState.isMonthSelected && {
          bgcolor: 'success.main',
          color: 'success.contrastText',
        },
      ]}
    />
  );
}

const slots = { monthButton: MonthButton };

export default function SeasonMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Asparagus season">
        <MonthCalendar
          defaultValue={dayjs('2025-05-01')}
          minDate={dayjs('2025-04-01')}
          maxDate={dayjs('2025-06-30')}
          slots={slots}
        />
      </Box>
    </LocalizationProvider>
  );
}
