import * as React from 'react';
import { styled } from '@mui/material/styles';

const Tile = styled('button')(({ theme }) => ({
  font: 'inherit',
  padding: theme.spacing(2, 3),
  border: '2px solid',
  borderColor: (theme.vars ?? theme).palette.divider,
  borderRadius: 8,
  color: (theme.vars ?? theme).palette.text.primary,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  transition: theme.transitions.create(['border-color', 'transform'], {
    duration: theme.transitions.duration.standard,
  }),
  '&:hover, &:focus-visible': {
    borderColor: (theme.vars ?? theme).palette.primary.main,
  },
  '&[aria-pressed="true"]': {
    borderColor: (theme.vars ?? theme).palette.success.main,
    transform: 'translateY(-6px)',
  },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));

export default function LockerTile() {
  const [reserved, setReserved] = React.useState(false);
  return (
    <Tile
      type="button"
      aria-pressed={reserved}
      onClick={() => setReserved(!reserved)}
      style={{ marginTop: 8 }}
    >
      Reserve locker 27
    </Tile>
  );
}
