import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function UpdateActions() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ justifyContent: 'flex-end' }}
    >
      <Button>Not now</Button>
      <Button variant="contained">Install update</Button>
    </Stack>
  );
}
