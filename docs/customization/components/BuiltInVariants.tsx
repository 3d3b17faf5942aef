import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function BuiltInVariants() {
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      <Button>Browse</Button>
      <Button variant="outlined" color="secondary">
        Reserve
      </Button>
      <Button variant="contained" size="large">
        Borrow
      </Button>
    </Stack>
  );
}
