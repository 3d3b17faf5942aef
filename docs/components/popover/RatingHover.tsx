import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function RatingHover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [pinned, setPinned] = React.useState(false);

  const show = (element: HTMLElement, pin: boolean) => {
    setPinned(pin);
    setAnchor(element);
  };

  React.useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setAnchor(null);
      }
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);

  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onMouseEnter={(event) => show(event.currentTarget, false)}
        onMouseLeave={() => !pinned && setAnchor(null)}
        onClick={(event) => !anchor && show(event.currentTarget, true)}
      >
        4.6 of 5 stars
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        disableScrollLock
        disableAutoFocus={!pinned}
        disableEnforceFocus={!pinned}
        disableRestoreFocus={!pinned}
        sx={{ pointerEvents: pinned ? 'auto' : 'none' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Ratings' } }}
      >
        <Typography sx={{ p: 2 }}>
          312 ratings, 240 of them with five stars
        </Typography>
      </Popover>
    </>
  );
}
