import * as React from 'react';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import './ContrastTabs.css';

export default function ContrastTabs() {
  const [gate, setGate] = React.useState('arrivals');

  return (
    <Paper square className="contrast-tabs">
      <Tabs
        value={gate}
        onChange={(_event, next: string) => setGate(next)}
        variant="fullWidth"
        textColor="inherit"
        aria-label="Airport board"
        slotProps={{ indicator: { className: 'contrast-tabs-indicator' } }}
      >
        <Tab value="arrivals" label="Arrivals" />
        <Tab value="departures" label="Departures" />
      </Tabs>
    </Paper>
  );
}
