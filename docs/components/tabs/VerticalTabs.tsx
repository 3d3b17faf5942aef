import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const rooms = [
  { name: 'Kitchen', state: 'Oven off, window closed, 21 °C' },
  { name: 'Study', state: 'Lamp at 60%, blinds half down, 20 °C' },
  { name: 'Bedroom', state: 'Everything off, 18 °C' },
  { name: 'Cellar', state: 'Dehumidifier running, 14 °C' },
];

export default function VerticalTabs() {
  const [room, setRoom] = React.useState(0);
  const id = React.useId();

  return (
    <Box sx={{ display: 'flex', minHeight: 192 }}>
      <Tabs
        orientation="vertical"
        value={room}
        onChange={(_event, next: number) => setRoom(next)}
        aria-label="Rooms"
        sx={{ flexShrink: 0, borderRight: 1, borderColor: 'divider' }}
      >
        {rooms.map(({ name }, index) => (
          <Tab
            key={name}
            label={name}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${room}`}
        tabIndex={0}
        sx={{ p: 2, flexGrow: 1, minWidth: 0 }}
      >
        <Typography>{rooms[room].state}</Typography>
      </Box>
    </Box>
  );
}
