import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { alpha, styled, type Theme } from '@mui/material/styles';

function primaryTint(theme: Theme, opacity: number) {
  return theme.vars
    ? `rgba(${theme.vars.palette.primary.mainChannel} / ${opacity})`
    : alpha(theme.palette.primary.main, opacity);
}

const Seat = styled(ButtonBase)(({ theme }) => ({
  width: 48,
  height: 48,
  borderRadius: 8,
  border: `1px solid ${primaryTint(theme, 0.6)}`,
  '&:hover, &.Mui-focusVisible': { backgroundColor: primaryTint(theme, 0.12) },
  '&[aria-pressed="true"]': { backgroundColor: primaryTint(theme, 0.3) },
}));

export default function SeatTint() {
  const [taken, setTaken] = React.useState('4C');

  return (
    <Stack
      role="group"
      aria-label="Seats in row 4"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      {['4A', '4B', '4C', '4D'].map((seat) => (
        <Seat
          key={seat}
          aria-pressed={seat === taken}
          onClick={() => setTaken(seat)}
        >
          {seat}
        </Seat>
      ))}
    </Stack>
  );
}
