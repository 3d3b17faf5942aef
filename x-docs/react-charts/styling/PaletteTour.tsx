import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  BarChart,
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  greenPalette,
  mangoFusionPalette,
  rainbowSurgePalette,
  strawberrySkyPalette,
} from '@mui/x-charts';
import { classes } from './reading';

const palettes = {
  rainbowSurgePalette,
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
  strawberrySkyPalette,
  greenPalette,
};
const series = [6, 8, 5, 9, 7, 4].map((value, index) => ({
  label: `Genre ${index + 1}`,
  data: classes.map((_, position) => value + ((index + position) % 4)),
}));

export default function PaletteTour() {
  const [name, setName] = React.useState<keyof typeof palettes>(
    'blueberryTwilightPalette',
  );

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="colors"
        value={name}
        onChange={(event) => setName(event.target.value as typeof name)}
        sx={{ mt: 1, minWidth: 240 }}
      >
        {Object.keys(palettes).map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <Box role="region" aria-label="Genres in the chosen palette">
        <BarChart
          height={240}
          colors={palettes[name]}
          xAxis={[{ data: classes }]}
          series={series}
        />
      </Box>
    </Box>
  );
}
