import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const marks = [
  { value: -3, label: 'Earlier' },
  { value: 0, label: 'On time' },
  { value: 3, label: 'Later' },
];

export default function RemovedTrack() {
  return (
    <Box sx={{ maxWidth: 400, px: 3 }}>
      <Slider
        track={false}
        aria-label="Shift the alarm"
        getAriaValueText={(value) => `${value} hours`}
        defaultValue={1}
        min={-3}
        max={3}
        marks={marks}
      />
    </Box>
  );
}
