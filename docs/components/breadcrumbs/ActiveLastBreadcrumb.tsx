import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';

export default function ActiveLastBreadcrumb() {
  return (
    <Breadcrumbs aria-label="Ship log path">
      <Link href="#fleet" color="inherit" underline="hover">
        Fleet
      </Link>
      <Link href="#ferries" color="inherit" underline="hover">
        Ferries
      </Link>
      <Link
        href="#log"
        color="textPrimary"
        underline="hover"
        aria-current="page"
      >
        Ship log
      </Link>
    </Breadcrumbs>
  );
}
