import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function DiscreteSlider() {
  return (
    <Box sx={{ maxWidth: 320, px: 1 }}>
      <Slider
        aria-label="Oven temperature"
        getAriaValueText={(value) => `${value} degrees`}
        defaultValue={175}
        min={100}
        max={250}
        step={25}
        shiftStep={50}
        marks
        valueLabelDisplay="auto"
      />
    </Box>
  );
}
