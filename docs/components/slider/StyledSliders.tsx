import Box from '@mui/material/Box';
import Slider, { sliderClasses } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

const BarSlider = styled(Slider)(({ theme }) => ({
  height: 20,
  borderRadius: 4,
  [`& .${sliderClasses.rail}`]: {
    opacity: 0.2,
  },
  [`& .${sliderClasses.track}`]: {
    border: 'none',
  },
  [`& .${sliderClasses.thumb}`]: {
    width: 8,
    height: 32,
    borderRadius: 4,
    backgroundColor: (theme.vars || theme).palette.text.primary,
    '&::before': { boxShadow: 'none' },
  },
  [`& .${sliderClasses.valueLabel}`]: {
    borderRadius: 16,
    backgroundColor: (theme.vars || theme).palette.text.primary,
    color: (theme.vars || theme).palette.background.paper,
    '&::before': { display: 'none' },
  },
}));

export default function StyledSliders() {
  return (
    <Box sx={{ maxWidth: 320, px: 1 }}>
      <BarSlider
        aria-label="Battery limit"
        defaultValue={80}
        min={50}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => `${value}%`}
      />
    </Box>
  );
}
