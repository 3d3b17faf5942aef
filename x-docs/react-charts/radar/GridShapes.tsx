import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts';
import { brazil, flavors } from './coffees';

type Shape = 'sharp' | 'circular';

export default function GridShapes() {
  const [shape, setShape] = React.useState<Shape>('circular');
  const [divisions, setDivisions] = React.useState(5);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Shape of the grid"
          value={shape}
          onChange={(_, value: Shape | null) => setShape(value ?? shape)}
        >
          <ToggleButton value="sharp">sharp</ToggleButton>
          <ToggleButton value="circular">circular</ToggleButton>
        </ToggleButtonGroup>
        <Typography id="radar-divisions" variant="body2">
          Divisions
        </Typography>
        <Slider
          aria-labelledby="radar-divisions"
          min={1}
          max={10}
          valueLabelDisplay="auto"
          value={divisions}
          onChange={(_, value) => setDivisions(value)}
          sx={{ maxWidth: 160 }}
        />
      </Stack>
      <Box
        dir="ltr"
        role="region"
        aria-label="Tasting profile with an adjustable grid"
      >
        <RadarChart
          height={260}
          shape={shape}
          divisions={divisions}
          radar={{ max: 10, metrics: flavors }}
          series={[{ label: 'Brazil', data: brazil }]}
          hideLegend
        />
      </Box>
    </Box>
  );
}
