import Box from '@mui/material/Box';
import { cell } from './cell';

const loans = ['Sea charts', 'Knots and splices', 'Tide tables'];

export default function AutoRows() {
  return (
    <Box sx={{ display: 'grid', gap: 1, gridAutoRows: '44px' }}>
      {loans.map((loan) => (
        <Box key={loan} sx={cell}>
          {loan}
        </Box>
      ))}
    </Box>
  );
}
