import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Router, RouterLink, usePath } from './router';

const names: Record<string, string> = {
  '/routes': 'Routes',
  '/routes/fjord': 'Fjord line',
  '/routes/fjord/flam': 'Flåm pier',
};

function Trail() {
  const current = usePath();
  const paths = Object.keys(names).filter((path) => current.startsWith(path));

  return (
    <div>
      <Breadcrumbs aria-label="You are here">
        {paths.map((path) => (
          <Link
            key={path}
            component={RouterLink}
            to={path}
            aria-current={path === current ? 'page' : undefined}
          >
            {names[path]}
          </Link>
        ))}
      </Breadcrumbs>
      <Typography sx={{ mt: 1 }}>
        <Link component={RouterLink} to="/routes/fjord/flam">
          Go to the last stop
        </Link>
      </Typography>
    </div>
  );
}

export default function BreadcrumbRoute() {
  return (
    <Router start="/routes/fjord">
      <Trail />
    </Router>
  );
}
