import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';

const ArrowedPopper = styled(Popper)(({ theme }) => ({
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1, 1.5),
  borderRadius: theme.shape.borderRadius,
  color: (theme.vars || theme).palette.primary.contrastText,
  backgroundColor: (theme.vars || theme).palette.primary.main,
  '& > .arrow::before': {
    content: '""',
    display: 'block',
    width: 12,
    height: 12,
    rotate: '45deg',
    backgroundColor: (theme.vars || theme).palette.primary.main,
  },
  '&[data-popper-placement^="top"] > .arrow': { bottom: -6 },
  '&[data-popper-placement^="bottom"] > .arrow': { top: -6 },
}));

export default function ArrowPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const id = React.useId();
  const [arrow, setArrow] = React.useState<HTMLElement | null>(null);
  const modifiers = React.useMemo(
    () => [
      { name: 'arrow', options: { element: arrow, padding: 8 } },
      { name: 'offset', options: { offset: [0, 10] } },
    ],
    [arrow],
  );

  return (
    <>
      <Button
        variant="outlined"
        aria-describedby={anchor ? id : undefined}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        Seat 14 A
      </Button>
      <ArrowedPopper
        id={id}
        open={Boolean(anchor)}
        anchorEl={anchor}
        placement="top"
        modifiers={modifiers}
      >
        <Box ref={setArrow} className="arrow" />
        Window seat with extra legroom
      </ArrowedPopper>
    </>
  );
}
