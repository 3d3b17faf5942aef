import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { Router, RouterLink, usePath } from './router';

const pages = [
  { path: '/vessel/crew', label: 'Crew' },
  { path: '/vessel/cargo', label: 'Cargo' },
  { path: '/vessel/log', label: 'Log' },
];

function VesselNav() {
  const path = usePath();
  const value = pages.some((page) => page.path === path) ? path : false;

  return (
    <Box component="nav" aria-label="Vessel">
      <Tabs value={value} slotProps={{ list: { role: 'presentation' } }}>
        {pages.map((page) => (
          <Tab
            key={page.path}
            component={RouterLink}
            to={page.path}
            value={page.path}
            label={page.label}
            role={undefined}
            tabIndex={0}
            aria-selected={undefined}
            aria-current={page.path === path ? 'page' : undefined}
          />
        ))}
      </Tabs>
      <Typography role="status" sx={{ mt: 2 }}>
        Route: {path}
      </Typography>
    </Box>
  );
}

export default function TabsRoute() {
  return (
    <Router start="/vessel/cargo">
      <VesselNav />
    </Router>
  );
}
