import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import './PillTabs.css';

export default function PillTabs() {
  const [unit, setUnit] = React.useState('metric');

  return (
    <Tabs
      value={unit}
      onChange={(_event, next: string) => setUnit(next)}
      aria-label="Units of the forecast"
      className="pill-tabs"
    >
      <Tab value="metric" label="Celsius" className="pill-tabs-pill" />
      <Tab value="imperial" label="Fahrenheit" className="pill-tabs-pill" />
    </Tabs>
  );
}
