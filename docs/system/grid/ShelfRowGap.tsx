import Box from '@mui/material/Box';
import { cell } from './cell';

const shelves = ['Maps', 'Poetry', 'Travel', 'Ships'];

export default function ShelfRowGap() {
  return (
    <Box
      sx={{
        display: 'grid',
        rowGap: 0.5,
        columnGap: 6,
        gridTemplateColumns: '1fr 1fr',
      }}
    >
      {shelves.map((shelf) => (
        <Box key={shelf} sx={cell}>
          {shelf}
        </Box>
      ))}
    </Box>
  );
}
