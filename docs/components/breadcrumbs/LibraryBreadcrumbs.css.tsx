import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import './LibraryBreadcrumbs.css';

export default function LibraryBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Library path">
      <Link href="#library" color="inherit">
        Library
      </Link>
      <Link href="#maps" color="inherit">
        Maps
      </Link>
      <Typography className="library-breadcrumbs-current">
        Nautical charts
      </Typography>
    </Breadcrumbs>
  );
}
