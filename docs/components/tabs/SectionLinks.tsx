import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const pages = [
  { path: '#team', label: 'Team' },
  { path: '#billing', label: 'Billing' },
  { path: '#audit', label: 'Audit' },
];

export default function SectionLinks() {
  const [path, setPath] = React.useState('#billing');

  return (
    <Box component="nav" aria-label="Workspace settings">
      <Tabs value={path} slotProps={{ list: { role: 'presentation' } }}>
        {pages.map((page) => (
          <Tab
            key={page.path}
            component="a"
            href={page.path}
            value={page.path}
            label={page.label}
            role={undefined}
            tabIndex={0}
            aria-selected={undefined}
            aria-current={page.path === path ? 'page' : undefined}
            onClick={(event: React.MouseEvent) => {
              event.preventDefault();
              setPath(page.path);
            }}
          />
        ))}
      </Tabs>
    </Box>
  );
}
