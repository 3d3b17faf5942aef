import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function DisabledTab() {
  const [cabin, setCabin] = React.useState('economy');

  return (
    <Tabs
      value={cabin}
      onChange={(_event, next: string) => setCabin(next)}
      aria-label="Cabin"
    >
      <Tab value="economy" label="Economy" />
      <Tab value="business" label="Business" disabled />
      <Tab value="first" label="First" />
    </Tabs>
  );
}
