import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  bluePalette,
  mangoFusionPalette,
  PieChart,
  rainbowSurgePalette,
} from '@mui/x-charts';
import { energy } from './household';

const palettes = {
  rainbow: rainbowSurgePalette,
  mango: mangoFusionPalette,
  blue: bluePalette,
};

export default function PieColors() {
  const [name, setName] = React.useState<keyof typeof palettes>('mango');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Palette"
        value={name}
        onChange={(_, value: typeof name | null) => value && setName(value)}
      >
        <ToggleButton value="rainbow">Rainbow</ToggleButton>
        <ToggleButton value="mango">Mango</ToggleButton>
        <ToggleButton value="blue">Blue</ToggleButton>
      </ToggleButtonGroup>
      <Box role="region" aria-label="Energy use in another palette">
        <PieChart
          height={200}
          colors={palettes[name]}
          series={[
            {
              data: energy.map((item) =>
                item.id === 'heating' ? { ...item, color: '#9e9e9e' } : item,
              ),
            },
          ]}
        />
      </Box>
    </Box>
  );
}
