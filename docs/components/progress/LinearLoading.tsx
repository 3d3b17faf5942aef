import LinearProgress from '@mui/material/LinearProgress';

export default function LinearLoading() {
  return <LinearProgress aria-label="Searching the archive" />;
}
