import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

export default function PlanContextMenu() {
  const [point, setPoint] = React.useState<{ x: number; y: number } | null>(
    null,
  );

  const close = () => setPoint(null);
  const handleContextMenu = (event: React.MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const area = event.currentTarget.getBoundingClientRect();
    setPoint(
      event.clientX || event.clientY
        ? { x: event.clientX, y: event.clientY }
        : { x: area.left + 16, y: area.top + 16 },
    );
  };

  return (
    <Box
      role="region"
      aria-label="Floor plan"
      tabIndex={0}
      onContextMenu={handleContextMenu}
      sx={{ p: 3, border: 1, borderColor: 'divider', cursor: 'context-menu' }}
    >
      <Typography>
        Right-click anywhere in this area, press the context menu key, or touch
        and hold it on Android.
      </Typography>
      <Menu
        open={point !== null}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={point ? { top: point.y, left: point.x } : undefined}
        slotProps={{ list: { 'aria-label': 'Floor plan' } }}
      >
        <MenuItem onClick={close}>Add a door</MenuItem>
        <MenuItem onClick={close}>Add a window</MenuItem>
        <MenuItem onClick={close}>Measure</MenuItem>
      </Menu>
    </Box>
  );
}
