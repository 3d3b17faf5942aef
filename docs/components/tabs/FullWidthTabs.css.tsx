import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import './FullWidthTabs.css';

export default function FullWidthTabs() {
  const [trip, setTrip] = React.useState('return');

  return (
    <div className="full-width-tabs">
      <Tabs
        value={trip}
        onChange={(_event, next: string) => setTrip(next)}
        variant="fullWidth"
        aria-label="Kind of trip"
      >
        <Tab value="single" label="One way" />
        <Tab value="return" label="Return" />
        <Tab value="multi" label="Stops" />
      </Tabs>
    </div>
  );
}
