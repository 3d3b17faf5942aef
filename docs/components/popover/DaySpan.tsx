import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function DaySpan() {
  const group = React.useRef<HTMLDivElement>(null);
  const [days, setDays] = React.useState(['Tue', 'Wed']);
  const [open, setOpen] = React.useState(false);

  const getAnchor = () => ({
    nodeType: 1 as const,
    getBoundingClientRect: () => {
      const days = group.current!.querySelectorAll('[aria-pressed="true"]');
      const boxes = Array.from(days, (day) => day.getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      return new DOMRect(left, boxes[0].top, right - left, boxes[0].height);
    },
  });

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <ToggleButtonGroup
        ref={group}
        size="small"
        aria-label="Days in the office"
        value={days}
        onChange={(_event, next: string[]) => setDays(next)}
      >
        {['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => (
          <ToggleButton key={day} value={day}>
            {day}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Button
        disabled={days.length === 0}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        Summary
      </Button>
      <Popover
        open={open}
        anchorEl={open ? getAnchor : null}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Summary' } }}
      >
        <Typography sx={{ p: 2 }}>Desk 12: {days.join(', ')}</Typography>
      </Popover>
    </Box>
  );
}
