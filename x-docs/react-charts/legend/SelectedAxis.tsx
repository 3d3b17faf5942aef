import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PiecewiseColorLegend, ScatterChart } from '@mui/x-charts';

const data = [4, 9, 13, 18, 22, 27, 31].map((x, id) => ({
  id,
  x,
  y: [12, 18, 15, 27, 24, 38, 35][id],
}));
const byWidth = {
  type: 'piecewise' as const,
  thresholds: [10, 20],
  colors: ['#4fc3f7', '#7986cb', '#ba68c8'],
};
const byLength = {
  type: 'piecewise' as const,
  thresholds: [20, 30],
  colors: ['#aed581', '#ffb74d', '#e57373'],
};

export default function SelectedAxis() {
  const [axisDirection, setAxisDirection] = React.useState<'x' | 'y'>('x');
  const isX = axisDirection === 'x';

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Axis shown in the legend"
        value={axisDirection}
        onChange={(_, value) => value && setAxisDirection(value)}
      >
        <ToggleButton value="x">Width</ToggleButton>
        <ToggleButton value="y">Length</ToggleButton>
      </ToggleButtonGroup>
      <Box role="region" aria-label="Leaves colored by one measure">
        <ScatterChart
          key={axisDirection}
          height={240}
          xAxis={[{ label: 'Width (mm)', colorMap: isX ? byWidth : undefined }]}
          yAxis={[
            { label: 'Length (mm)', colorMap: isX ? undefined : byLength },
          ]}
          series={[{ data, markerSize: 6 }]}
          slots={{ legend: PiecewiseColorLegend }}
          slotProps={{ legend: { axisDirection } }}
        />
      </Box>
    </Box>
  );
}
