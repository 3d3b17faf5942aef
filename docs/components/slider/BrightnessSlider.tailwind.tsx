import * as React from 'react';
import Slider from '@mui/material/Slider';
import BrightnessHighIcon from '@mui/icons-material/BrightnessHigh';
import BrightnessLowIcon from '@mui/icons-material/BrightnessLow';

export default function BrightnessSlider() {
  const [brightness, setBrightness] = React.useState(60);

  return (
    <div className="flex max-w-80 items-center gap-4 px-2">
      <BrightnessLowIcon color="action" />
      <Slider
        aria-label="Brightness"
        value={brightness}
        onChange={(event, value) => setBrightness(value)}
      />
      <BrightnessHighIcon color="action" />
    </div>
  );
}
