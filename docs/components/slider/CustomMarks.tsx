import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const marks = [
  { value: 0, label: 'Off' },
  { value: 7, label: '1 week' },
  { value: 14, label: '2 weeks' },
  { value: 30, label: '30 days' },
];

export default function CustomMarks() {
  return (
    <Box sx={{ maxWidth: 400, px: 4 }}>
      <Slider
        aria-label="Keep backups for"
        getAriaValueText={(value) => `${value} days`}
        defaultValue={14}
        max={30}
        marks={marks}
        valueLabelDisplay="auto"
      />
    </Box>
  );
}
