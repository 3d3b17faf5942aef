import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function CenteredTabs() {
  const [part, setPart] = React.useState(1);

  return (
    <Tabs
      value={part}
      onChange={(_event, next: number) => setPart(next)}
      centered
      aria-label="Parts of the exhibition"
    >
      <Tab label="Prints" />
      <Tab label="Glass" />
      <Tab label="Film" />
    </Tabs>
  );
}
