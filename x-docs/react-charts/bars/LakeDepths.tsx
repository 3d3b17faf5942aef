import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts';

const lakes = ['Birch', 'Heron', 'Mirror', 'Quarry', 'Long'];

export default function LakeDepths() {
  const [reverse, setReverse] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={reverse}
            onChange={(event) => setReverse(event.target.checked)}
          />
        }
        label="Measure downward"
      />
      <Box role="region" aria-label="Greatest depth of five lakes">
        <BarChart
          height={280}
          xAxis={[{ data: lakes, position: reverse ? 'top' : 'bottom' }]}
          yAxis={[{ reverse, label: 'Depth (m)' }]}
          series={[{ data: [38, 12, 57, 81, 24] }]}
        />
      </Box>
    </Box>
  );
}
