import Box from '@mui/material/Box';
import { cell } from './cell';

const days = ['Mon', 'Tue', 'Wed', 'Thu'];

export default function AutoColumns() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridAutoFlow: 'column',
        gridAutoColumns: '1fr',
      }}
    >
      {days.map((day) => (
        <Box key={day} sx={cell}>
          {day}
        </Box>
      ))}
    </Box>
  );
}
