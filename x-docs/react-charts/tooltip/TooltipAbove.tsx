import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart, type ChartsTooltipProps } from '@mui/x-charts';
import { harvest, years } from './orchard';

const placements: NonNullable<ChartsTooltipProps['placement']>[] = [
  'top',
  'right',
  'bottom',
  'left',
];

export default function TooltipAbove() {
  const [placement, setPlacement] = React.useState(placements[0]);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Placement of the tooltip"
        value={placement}
        onChange={(_, value: typeof placement | null) =>
          value && setPlacement(value)
        }
      >
        {placements.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box role="region" aria-label="Harvest with a placed tooltip">
        <LineChart
          height={260}
          xAxis={[{ scaleType: 'point', data: years }]}
          series={harvest}
          slotProps={{ tooltip: { placement } }}
        />
      </Box>
    </Box>
  );
}
