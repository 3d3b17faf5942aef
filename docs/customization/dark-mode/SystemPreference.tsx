import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function SystemPreference() {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');

  return (
    <Typography role="status">
      Your system asks for a {prefersDark ? 'dark' : 'light'} interface.
    </Typography>
  );
}
