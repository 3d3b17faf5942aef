import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';
import { tile } from './tile';

const pieces = ['Suitcase, 18 kg', 'Backpack, 7 kg', 'Stroller'];

export default function LuggageColumn() {
  return (
    <Stack spacing={1}>
      {pieces.map((piece) => (
        <Box key={piece} sx={tile}>
          {piece}
        </Box>
      ))}
    </Stack>
  );
}
