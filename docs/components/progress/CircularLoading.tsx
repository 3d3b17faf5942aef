import CircularProgress from '@mui/material/CircularProgress';

export default function CircularLoading() {
  return <CircularProgress aria-label="Loading messages" />;
}
