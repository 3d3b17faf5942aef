import Box from '@mui/material/Box';
import { cell } from './cell';

const berths = ['Berth 1', 'Berth 2', 'Berth 3'];

export default function BerthRows() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateRows: '36px 72px 36px',
      }}
    >
      {berths.map((berth) => (
        <Box key={berth} sx={cell}>
          {berth}
        </Box>
      ))}
    </Box>
  );
}
