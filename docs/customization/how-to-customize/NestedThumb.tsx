import Box from '@mui/material/Box';
import Slider, { sliderClasses } from '@mui/material/Slider';

export default function NestedThumb() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, px: 1.5 }}>
      <Slider
        aria-label="Oven temperature in degrees"
        defaultValue={180}
        min={100}
        max={250}
        step={10}
        sx={{
          [`& .${sliderClasses.rail}`]: { height: 10 },
          [`& .${sliderClasses.track}`]: { height: 10, border: 0 },
          [`& .${sliderClasses.thumb}`]: {
            width: 16,
            height: 28,
            borderRadius: 1,
          },
        }}
      />
    </Box>
  );
}
