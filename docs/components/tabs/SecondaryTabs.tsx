import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function SecondaryTabs() {
  const [range, setRange] = React.useState('week');

  return (
    <Tabs
      value={range}
      onChange={(_event, next: string) => setRange(next)}
      textColor="secondary"
      indicatorColor="secondary"
      aria-label="Range of the report"
    >
      <Tab value="day" label="Day" />
      <Tab value="week" label="Week" />
      <Tab value="year" label="Year" />
    </Tabs>
  );
}
