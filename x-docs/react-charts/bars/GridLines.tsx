import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Checkbox from '@mui/material/Checkbox';
import { BarChart } from '@mui/x-charts';

export default function GridLines() {
  const [horizontal, setHorizontal] = React.useState(true);
  const [vertical, setVertical] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={horizontal}
            onChange={(event) => setHorizontal(event.target.checked)}
          />
        }
        label="Horizontal lines"
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={vertical}
            onChange={(event) => setVertical(event.target.checked)}
          />
        }
        label="Vertical lines"
      />
      <Box role="region" aria-label="Rainfall by month with grid lines">
        <BarChart
          height={240}
          grid={{ horizontal, vertical }}
          xAxis={[{ data: ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'] }]}
          yAxis={[{ label: 'Rain (mm)' }]}
          series={[{ data: [71, 64, 83, 52, 38, 45] }]}
        />
      </Box>
    </Box>
  );
}
