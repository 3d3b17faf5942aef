import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const filled = ['primary', 'secondary', 'success'] as const;
const outlined = ['primary', 'secondary', 'success', 'error'] as const;

export default function ChipColors() {
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {filled.map((color) => (
          <Chip key={color} label={color} color={color} />
        ))}
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {outlined.map((color) => (
          <Chip key={color} label={color} color={color} variant="outlined" />
        ))}
      </Stack>
    </Stack>
  );
}
