import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function CircularSizes() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <CircularProgress size={20} aria-label="Loading the icon" />
      <CircularProgress size="2.5rem" aria-label="Loading the picture" />
      <CircularProgress
        size={64}
        thickness={2}
        aria-label="Loading the gallery"
      />
    </Stack>
  );
}
