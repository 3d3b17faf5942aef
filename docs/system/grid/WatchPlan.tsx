import Box from '@mui/material/Box';
import { cell } from './cell';

const watches = [
  { name: 'Ana, 8 AM to noon', column: '1 / 3' },
  { name: 'Ben, 10 AM to 2 PM', column: '2 / 4' },
];

export default function WatchPlan() {
  return (
    <Box
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(4, 1fr)' }}
    >
      {watches.map(({ name, column }, index) => (
        <Box
          key={name}
          sx={{ ...cell, gridColumn: column, gridRow: index + 1 }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}
