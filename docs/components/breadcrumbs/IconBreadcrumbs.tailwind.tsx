import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import HomeIcon from '@mui/icons-material/Home';
import ParkIcon from '@mui/icons-material/Park';
import SignpostIcon from '@mui/icons-material/Signpost';

export default function IconBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Trail path">
      <Link href="#home" color="inherit" className="flex items-center gap-1">
        <HomeIcon fontSize="inherit" />
        Home
      </Link>
      <Link href="#parks" color="inherit" className="flex items-center gap-1">
        <ParkIcon fontSize="inherit" />
        Parks
      </Link>
      <Typography className="flex items-center gap-1 text-(--mui-palette-text-primary)">
        <SignpostIcon fontSize="inherit" />
        Ridge trail
      </Typography>
    </Breadcrumbs>
  );
}
