import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function InvertedTrack() {
  return (
    <Box sx={{ maxWidth: 400, px: 1 }}>
      <Slider
        track="inverted"
        aria-label="Lowest rating"
        defaultValue={7}
        max={10}
        valueLabelDisplay="auto"
      />
      <Slider
        track="inverted"
        getAriaLabel={(index) => (index === 0 ? 'Quiet from' : 'Quiet until')}
        getAriaValueText={(value) => `${value}:00`}
        defaultValue={[7, 22]}
        max={24}
        valueLabelDisplay="auto"
      />
    </Box>
  );
}
