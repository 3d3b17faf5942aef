import * as React from 'react';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const tab = 'opacity-100 aria-selected:font-bold';

export default function ContrastTabs() {
  const [gate, setGate] = React.useState('arrivals');

  return (
    <Paper
      square
      className="bg-[var(--mui-palette-primary-main)] text-[var(--mui-palette-primary-contrastText)]"
    >
      <Tabs
        value={gate}
        onChange={(_event, next: string) => setGate(next)}
        variant="fullWidth"
        textColor="inherit"
        aria-label="Airport board"
        slotProps={{ indicator: { className: 'bg-current' } }}
      >
        <Tab value="arrivals" label="Arrivals" className={tab} />
        <Tab value="departures" label="Departures" className={tab} />
      </Tabs>
    </Paper>
  );
}
