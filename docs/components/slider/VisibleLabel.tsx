import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const hours = [
  { value: 8, label: '8:00' },
  { value: 13, label: '13:00' },
  { value: 18, label: '18:00' },
];

export default function VisibleLabel() {
  return (
    <Box sx={{ maxWidth: 400, px: 3, pt: 4 }}>
      <Slider
        aria-label="Closing time"
        getAriaValueText={(value) => `${value} o'clock`}
        defaultValue={16}
        min={8}
        max={18}
        marks={hours}
        valueLabelDisplay="on"
        valueLabelFormat={(value) => `${value}:00`}
      />
    </Box>
  );
}
