import Slider, { sliderClasses } from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

const marks = [
  { value: 0, label: 'Rare' },
  { value: 1, label: 'Medium' },
  { value: 2, label: 'Well done' },
];

export default function MarksPlacement() {
  return (
    <Stack sx={{ gap: 3, maxWidth: 360, px: 4, pb: 1 }}>
      <Slider
        aria-label="Doneness, labels above"
        getAriaValueText={(value) => marks[value].label}
        defaultValue={1}
        max={2}
        marks={marks}
        sx={{
          mt: 3,
          mb: 0,
          [`& .${sliderClasses.markLabel}`]: { top: -18 },
        }}
      />
      <Slider
        orientation="vertical"
        aria-label="Doneness, labels before"
        getAriaValueText={(value) => marks[value].label}
        defaultValue={1}
        max={2}
        marks={marks}
        sx={{
          height: 120,
          ml: 8,
          [`& .${sliderClasses.markLabel}`]: { left: 'auto', right: 36 },
        }}
      />
    </Stack>
  );
}
