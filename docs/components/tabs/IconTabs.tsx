import * as React from 'react';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import DirectionsWalkIcon from '@mui/icons-material/DirectionsWalk';
import TramIcon from '@mui/icons-material/Tram';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function IconTabs() {
  const [mode, setMode] = React.useState('tram');

  return (
    <Tabs
      value={mode}
      onChange={(_event, next: string) => setMode(next)}
      aria-label="Way to travel"
    >
      <Tab value="walk" icon={<DirectionsWalkIcon />} aria-label="On foot" />
      <Tab value="bike" icon={<DirectionsBikeIcon />} aria-label="By bicycle" />
      <Tab value="tram" icon={<TramIcon />} aria-label="By tram" />
    </Tabs>
  );
}
