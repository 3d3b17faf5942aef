import Box from '@mui/material/Box';
import { cell } from './cell';

const shelves = ['Maps', 'Poetry', 'Travel', 'Ships'];

export default function ShelfGap() {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: '1fr 1fr' }}>
      {shelves.map((shelf) => (
        <Box key={shelf} sx={cell}>
          {shelf}
        </Box>
      ))}
    </Box>
  );
}
