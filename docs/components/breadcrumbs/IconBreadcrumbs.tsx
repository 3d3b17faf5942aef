import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import HomeIcon from '@mui/icons-material/Home';
import ParkIcon from '@mui/icons-material/Park';
import SignpostIcon from '@mui/icons-material/Signpost';

const row = { display: 'flex', alignItems: 'center', gap: 0.5 };

export default function IconBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Trail path">
      <Link href="#home" color="inherit" sx={row}>
        <HomeIcon fontSize="inherit" />
        Home
      </Link>
      <Link href="#parks" color="inherit" sx={row}>
        <ParkIcon fontSize="inherit" />
        Parks
      </Link>
      <Typography sx={{ ...row, color: 'text.primary' }}>
        <SignpostIcon fontSize="inherit" />
        Ridge trail
      </Typography>
    </Breadcrumbs>
  );
}
