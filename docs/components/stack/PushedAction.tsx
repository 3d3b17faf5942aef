import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function PushedAction() {
  return (
    <Stack direction="row" spacing={1} useFlexGap>
      <Button>Undo</Button>
      <Button>Redo</Button>
      <Button variant="outlined" sx={{ marginInlineStart: 'auto' }}>
        Share
      </Button>
    </Stack>
  );
}
