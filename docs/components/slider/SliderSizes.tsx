import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function SliderSizes() {
  return (
    <Stack sx={{ gap: 1, maxWidth: 320, px: 1 }}>
      <Slider size="small" aria-label="Small volume" defaultValue={40} />
      <Slider aria-label="Volume" defaultValue={40} />
      <Slider aria-label="Locked volume" defaultValue={40} disabled />
    </Stack>
  );
}
