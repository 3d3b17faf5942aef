import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const hours = Array.from({ length: 11 }, (_, index) => `${index + 8}:00`);

export default function ForcedScrollTabs() {
  const [hour, setHour] = React.useState('10:00');

  return (
    <div className="mx-auto max-w-[520px] bg-[var(--mui-palette-background-paper)]">
      <Tabs
        value={hour}
        onChange={(_event, next: string) => setHour(next)}
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        aria-label="Hour of the appointment"
        classes={{ scrollButtons: '[&.Mui-disabled]:opacity-30' }}
      >
        {hours.map((label) => (
          <Tab key={label} value={label} label={label} />
        ))}
      </Tabs>
    </div>
  );
}
