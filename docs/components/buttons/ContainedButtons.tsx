import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ContainedButtons() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      <Button variant="contained">Place order</Button>
      <Button variant="contained" disableElevation>
        Place order, flat
      </Button>
      <Button variant="contained" disabled>
        Sold out
      </Button>
    </Stack>
  );
}
