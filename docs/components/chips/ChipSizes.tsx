import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import StarIcon from '@mui/icons-material/Star';

export default function ChipSizes() {
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <Chip label="Bestseller" icon={<StarIcon />} />
      <Chip label="Bestseller" icon={<StarIcon />} size="small" />
      <Chip label="Bestseller" variant="outlined" size="small" />
    </Stack>
  );
}
