import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function LinearColors() {
  return (
    <Stack spacing={2} sx={{ color: 'text.secondary' }}>
      <LinearProgress color="secondary" aria-label="Reading the tape" />
      <LinearProgress color="success" aria-label="Checking the tape" />
      <LinearProgress color="inherit" aria-label="Rewinding the tape" />
    </Stack>
  );
}
