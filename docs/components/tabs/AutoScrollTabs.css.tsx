import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import './AutoScrollTabs.css';

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
    <div className="auto-scroll-tabs">
      <Tabs
        value={stop}
        onChange={(_event, next: number) => setStop(next)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label="Stations of line S9"
      >
        {stations.map((station) => (
          <Tab key={station} label={station} />
        ))}
      </Tabs>
    </div>
  );
}
