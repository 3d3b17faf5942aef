import * as React from 'react';
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
    <div className="flex min-h-48">
      <Tabs
        orientation="vertical"
        value={room}
        onChange={(_event, next: number) => setRoom(next)}
        aria-label="Rooms"
        className="shrink-0 border-e border-[var(--mui-palette-divider)]"
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
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${room}`}
        tabIndex={0}
        className="min-w-0 grow p-4"
      >
        <Typography>{rooms[room].state}</Typography>
      </div>
    </div>
  );
}
