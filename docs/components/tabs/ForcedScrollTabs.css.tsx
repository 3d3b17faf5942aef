import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import './ForcedScrollTabs.css';

const hours = Array.from({ length: 11 }, (_, index) => `${index + 8}:00`);

export default function ForcedScrollTabs() {
  const [hour, setHour] = React.useState('10:00');

  return (
    <div className="forced-scroll-tabs">
      <Tabs
        value={hour}
        onChange={(_event, next: string) => setHour(next)}
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        aria-label="Hour of the appointment"
      >
        {hours.map((label) => (
          <Tab key={label} value={label} label={label} />
        ))}
      </Tabs>
    </div>
  );
}
