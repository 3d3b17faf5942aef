import Box from '@mui/material/Box';
import { cell } from './cell';

const tiles = [
  { name: 'Pier 1', span: 2 },
  { name: 'Pier 2', span: 2 },
  { name: 'Pier 3', span: 1 },
];

export default function DenseFlow() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(3, 1fr)',
        gridAutoFlow: 'row dense',
      }}
    >
      {tiles.map(({ name, span }) => (
        <Box key={name} sx={{ ...cell, gridColumn: `span ${span}` }}>
          {name}
        </Box>
      ))}
    </Box>
  );
}
