import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const stations = [
  'Alexanderplatz',
  'Jannowitzbrücke',
  'Ostbahnhof',
  'Warschauer Straße',
  'Ostkreuz',
  'Treptower Park',
  'Plänterwald',
];

export default function AutoScrollTabs() {
  const [stop, setStop] = React.useState(0);

  return (
    <Box sx={{ maxWidth: 520, mx: 'auto', bgcolor: 'background.paper' }}>
      <Tabs
        value={stop}
        onChange={(_event, next: number) => setStop(next)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label="Stations of line S9"
        // Leave no gap for a button that cannot scroll.
        sx={{ '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' } }}
      >
        {stations.map((station) => (
          <Tab key={station} label={station} />
        ))}
      </Tabs>
    </Box>
  );
}
