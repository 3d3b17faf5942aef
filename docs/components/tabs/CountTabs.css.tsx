import * as React from 'react';
import Chip from '@mui/material/Chip';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import './CountTabs.css';

const folders = [
  { name: 'Open', count: 14 },
  { name: 'Closed', count: 203 },
];

export default function CountTabs() {
  const [folder, setFolder] = React.useState('Open');

  return (
    <Tabs
      value={folder}
      onChange={(_event, next: string) => setFolder(next)}
      aria-label="Support tickets"
    >
      {folders.map(({ name, count }) => (
        <Tab
          key={name}
          value={name}
          label={
            <span className="count-tabs-label">
              {name}
              <Chip component="span" label={count} size="small" />
            </span>
          }
        />
      ))}
    </Tabs>
  );
}
