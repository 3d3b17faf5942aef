import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import BrightnessHighIcon from '@mui/icons-material/BrightnessHigh';
import BrightnessLowIcon from '@mui/icons-material/BrightnessLow';

export default function BrightnessSlider() {
  const [brightness, setBrightness] = React.useState(60);

  return (
    <Stack
      direction="row"
      sx={{ gap: 2, alignItems: 'center', maxWidth: 320, px: 1 }}
    >
      <BrightnessLowIcon color="action" />
      <Slider
        aria-label="Brightness"
        value={brightness}
        onChange={(event, value) => setBrightness(value)}
      />
      <BrightnessHighIcon color="action" />
    </Stack>
  );
}
