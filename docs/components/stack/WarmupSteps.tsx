import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function WarmupSteps() {
  return (
    <Stack spacing={1} sx={{ maxWidth: 320 }}>
      <Paper variant="outlined" sx={{ p: 1.5 }}>
        Jog, 5 minutes
      </Paper>
      <Paper variant="outlined" sx={{ p: 1.5 }}>
        Lunges, 2 × 12
      </Paper>
      <Paper variant="outlined" sx={{ p: 1.5 }}>
        Shoulder circles, 30 seconds
      </Paper>
    </Stack>
  );
}
