import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

const colors = ['primary', 'secondary', 'success', 'error'] as const;

export default function SliderColors() {
  return (
    <Stack sx={{ maxWidth: 320, px: 1 }}>
      {colors.map((color, index) => (
        <Slider
          key={color}
          color={color}
          aria-label={`Channel ${color}`}
          defaultValue={30 + index * 15}
        />
      ))}
    </Stack>
  );
}
