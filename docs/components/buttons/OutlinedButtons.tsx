import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function OutlinedButtons() {
  return (
    <Stack
      sx={{ maxWidth: 420, gap: 2, flexDirection: { xs: 'column', sm: 'row' } }}
    >
      <Button variant="outlined" fullWidth>
        Compare plans
      </Button>
      <Button variant="outlined" fullWidth disabled>
        Current plan
      </Button>
    </Stack>
  );
}
