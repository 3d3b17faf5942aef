import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import HomeIcon from '@mui/icons-material/Home';
import ParkIcon from '@mui/icons-material/Park';
import SignpostIcon from '@mui/icons-material/Signpost';
import './IconBreadcrumbs.css';

export default function IconBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Trail path">
      <Link href="#home" color="inherit" className="icon-breadcrumbs-item">
        <HomeIcon fontSize="inherit" />
        Home
      </Link>
      <Link href="#parks" color="inherit" className="icon-breadcrumbs-item">
        <ParkIcon fontSize="inherit" />
        Parks
      </Link>
      <Typography className="icon-breadcrumbs-item icon-breadcrumbs-current">
        <SignpostIcon fontSize="inherit" />
        Ridge trail
      </Typography>
    </Breadcrumbs>
  );
}
