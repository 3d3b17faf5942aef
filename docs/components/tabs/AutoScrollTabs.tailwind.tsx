import * as React from 'react';
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
    <div className="mx-auto max-w-[520px] bg-[var(--mui-palette-background-paper)]">
      <Tabs
        value={stop}
        onChange={(_event, next: number) => setStop(next)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label="Stations of line S9"
        // Leave no gap for a button that cannot scroll.
        classes={{ scrollButtons: '[&.Mui-disabled]:hidden' }}
      >
        {stations.map((station) => (
          <Tab key={station} label={station} />
        ))}
      </Tabs>
    </div>
  );
}
