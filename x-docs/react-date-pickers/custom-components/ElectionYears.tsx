import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

interface YearProps extends React.ComponentProps<'button'> {
  ownerState: { isYearSelected: boolean };
}

function YearButton({ ownerState, color, children, ...other }: YearProps) {
  const votes = Number(children) % 4 === 1;

  return (
    <ButtonBase
      {...other}
      sx={[
        { width: 72, height: 44, borderRadius: 1, typography: 'body1' },
        ownerState.isYearSelected && {
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        },
      ]}
    >
      {children}
      {votes && (
        <Box component="span" sx={{ fontSize: 12, ml: 0.5 }}>
          vote
        </Box>
      )}
    </ButtonBase>
  );
}

const slots = { yearButton: YearButton };

export default function ElectionYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="region" aria-label="Term of office">
        <YearCalendar
          defaultValue={dayjs('2021-01-01')}
          minDate={dayjs('2017-01-01')}
          maxDate={dayjs('2028-12-31')}
          slots={slots}
        />
      </Box>
    </LocalizationProvider>
  );
}
