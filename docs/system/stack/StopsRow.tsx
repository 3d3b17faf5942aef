import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';
import { tile } from './tile';

const stops = ['Old harbor', 'Lock', 'Island'];

export default function StopsRow() {
  return (
    <Stack direction="row" spacing={2}>
      {stops.map((stop) => (
        <Box key={stop} sx={tile}>
          {stop}
        </Box>
      ))}
    </Stack>
  );
}
