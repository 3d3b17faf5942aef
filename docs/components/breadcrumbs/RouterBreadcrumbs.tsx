import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const names: Record<string, string> = {
  '/station': 'Weather station',
  '/station/sensors': 'Sensors',
  '/station/sensors/rain': 'Rain gauge',
};

export default function RouterBreadcrumbs() {
  const [visited, setVisited] = React.useState(['/station/sensors']);
  const path = visited[visited.length - 1];
  const visit = (to: string) => setVisited((before) => [...before, to]);
  const parts = path.split('/').slice(1);
  const trail = parts.map((_, i) => `/${parts.slice(0, i + 1).join('/')}`);

  return (
    <Stack sx={{ gap: 2, alignItems: 'start' }}>
      <Breadcrumbs aria-label="Sensor path">
        {trail.map((to) => (
          <Link
            key={to}
            href={`#${to}`}
            color={to === path ? 'textPrimary' : 'inherit'}
            aria-current={to === path ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault();
              visit(to);
            }}
          >
            {names[to]}
          </Link>
        ))}
      </Breadcrumbs>
      <Typography role="status">
        Route: {path}, pages visited: {visited.length}
      </Typography>
      <Button variant="outlined" onClick={() => visit('/station/sensors/rain')}>
        Open the rain gauge
      </Button>
    </Stack>
  );
}
