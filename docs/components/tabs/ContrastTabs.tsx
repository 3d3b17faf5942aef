import * as React from 'react';
import Paper from '@mui/material/Paper';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function ContrastTabs() {
  const [gate, setGate] = React.useState('arrivals');

  return (
    <Paper
      square
      sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
    >
      <Tabs
        value={gate}
        onChange={(_event, next: string) => setGate(next)}
        variant="fullWidth"
        textColor="inherit"
        aria-label="Airport board"
        slotProps={{ indicator: { sx: { bgcolor: 'currentColor' } } }}
        sx={{
          [`& .${tabClasses.root}`]: { opacity: 1 },
          [`& .${tabClasses.selected}`]: { fontWeight: 'bold' },
        }}
      >
        <Tab value="arrivals" label="Arrivals" />
        <Tab value="departures" label="Departures" />
      </Tabs>
    </Paper>
  );
}
