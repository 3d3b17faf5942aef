import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function BasicChips() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Chip label="In stock" />
      <Chip label="Ships in 2 days" variant="outlined" />
    </Stack>
  );
}
