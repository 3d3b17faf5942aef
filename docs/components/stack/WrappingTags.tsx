import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const tags = [
  'Gluten-free',
  'Vegan',
  'Under 30 minutes',
  'One pot',
  'Freezes well',
  'Picnic',
  'Budget',
  'Leftovers',
];

export default function WrappingTags() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {tags.map((tag) => (
        <Chip key={tag} label={tag} />
      ))}
    </Stack>
  );
}
