import Alert from '@mui/material/Alert';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function MountedByWidth() {
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'));

  return isWide ? (
    <Alert severity="success">Wide window: the map is in the page.</Alert>
  ) : (
    <Alert severity="info">Narrow window: there is no map.</Alert>
  );
}
