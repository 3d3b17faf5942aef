import CircularProgress from '@mui/material/CircularProgress';

export default function SteadySpinner() {
  return <CircularProgress disableShrink aria-label="Rendering the film" />;
}
