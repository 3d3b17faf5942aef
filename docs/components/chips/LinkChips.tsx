import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function LinkChips() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Chip label="#deletable" component="a" href="#deletable" clickable />
      <Chip
        label="#chip-array"
        component="a"
        href="#chip-array"
        variant="outlined"
        clickable
      />
    </Stack>
  );
}
