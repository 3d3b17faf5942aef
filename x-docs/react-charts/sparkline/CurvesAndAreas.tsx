import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SparkLineChart } from '@mui/x-charts';
import { visits } from './traffic';

const curves = ['linear', 'natural', 'step'] as const;

export default function CurvesAndAreas() {
  const [curve, setCurve] = React.useState<(typeof curves)[number]>('natural');
  const [area, setArea] = React.useState(true);

  return (
    <Box>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Curve"
          value={curve}
          onChange={(_, value: typeof curve | null) => value && setCurve(value)}
        >
          {curves.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          control={
            <Switch
              checked={area}
              onChange={(event) => setArea(event.target.checked)}
            />
          }
          label="area"
        />
      </Stack>
      <SparkLineChart
        role="img"
        aria-label="Visits with a chosen curve"
        height={90}
        data={visits}
        curve={curve}
        area={area}
      />
    </Box>
  );
}
