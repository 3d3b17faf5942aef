import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

const bands = [
  { name: 'Bass', gain: 4 },
  { name: 'Low middle', gain: -2 },
  { name: 'High middle', gain: 1 },
  { name: 'Treble', gain: 6 },
];

export default function Equalizer() {
  return (
    <Stack direction="row" sx={{ gap: 4, height: 200, py: 1 }}>
      {bands.map(({ name, gain }) => (
        <Slider
          key={name}
          orientation="vertical"
          aria-label={name}
          getAriaValueText={(value) => `${value} decibels`}
          defaultValue={gain}
          min={-12}
          max={12}
          marks={[{ value: 0 }]}
          valueLabelDisplay="auto"
        />
      ))}
    </Stack>
  );
}
