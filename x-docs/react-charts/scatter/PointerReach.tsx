import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ScatterChart } from '@mui/x-charts';
import { heightAxis, oaks, pines, trunkAxis } from './trees';

const modes = {
  nearest: {},
  radius: { voronoiMaxRadius: 20 },
  element: { disableVoronoi: true },
};

export default function PointerReach() {
  const [mode, setMode] = React.useState<keyof typeof modes>('radius');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Reach of the pointer"
        value={mode}
        onChange={(_, value: typeof mode | null) => value && setMode(value)}
      >
        <ToggleButton value="nearest">Nearest</ToggleButton>
        <ToggleButton value="radius">20 px</ToggleButton>
        <ToggleButton value="element">On the mark</ToggleButton>
      </ToggleButtonGroup>
      <Box role="region" aria-label="Trees with adjustable pointer reach">
        <ScatterChart
          {...modes[mode]}
          height={280}
          xAxis={[trunkAxis]}
          yAxis={[heightAxis]}
          series={[
            {
              label: 'Oak',
              data: oaks,
              highlightScope: { highlight: 'item', fade: 'global' },
            },
            {
              label: 'Pine',
              data: pines,
              highlightScope: { highlight: 'item', fade: 'global' },
            },
          ]}
        />
      </Box>
    </Box>
  );
}
