import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';
import { tile } from './tile';

const stops = ['Old harbor', 'Lock', 'Island'];

export default function ResponsiveStops() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2, md: 4 }}
    >
      {stops.map((stop) => (
        <Box key={stop} sx={tile}>
          {stop}
        </Box>
      ))}
    </Stack>
  );
}
