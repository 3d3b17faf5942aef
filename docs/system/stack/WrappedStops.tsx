import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';
import { tile } from './tile';

const stops = ['Old harbor', 'Lock', 'Island', 'Lighthouse', 'North pier'];

export default function WrappedStops() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', maxWidth: 320 }}
    >
      {stops.map((stop) => (
        <Box key={stop} sx={tile}>
          {stop}
        </Box>
      ))}
    </Stack>
  );
}
