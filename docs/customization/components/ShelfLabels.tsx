import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const shelves = [
  { name: 'Travel', paint: '#0b5d7a' },
  { name: 'Poetry', paint: '#7a2048' },
  { name: 'Gardening', paint: '#2f5d1e' },
  { name: 'Chess', paint: '#3d3d3d' },
];

export default function ShelfLabels() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {shelves.map(({ name, paint }) => (
        <Chip
          key={name}
          label={name}
          style={{ backgroundColor: paint, color: '#fff' }}
        />
      ))}
    </Stack>
  );
}
