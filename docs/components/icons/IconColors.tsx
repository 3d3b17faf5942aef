import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { orange } from '@mui/material/colors';
import UmbrellaIcon from '@mui/icons-material/BeachAccess';

const colors = [
  'action',
  'disabled',
  'primary',
  'secondary',
  'error',
  'success',
] as const;

export default function IconColors() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      <UmbrellaIcon />
      {colors.map((color) => (
        <UmbrellaIcon key={color} color={color} />
      ))}
      <UmbrellaIcon sx={{ color: orange[700] }} />
      <Box sx={{ color: 'secondary.main' }}>
        <UmbrellaIcon />
      </Box>
    </Stack>
  );
}
