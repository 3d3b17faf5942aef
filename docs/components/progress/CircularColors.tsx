import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function CircularColors() {
  return (
    <Stack direction="row" spacing={2} sx={{ color: 'text.secondary' }}>
      <CircularProgress color="secondary" aria-label="Loading orders" />
      <CircularProgress color="success" aria-label="Loading payments" />
      <CircularProgress color="inherit" aria-label="Loading returns" />
    </Stack>
  );
}
