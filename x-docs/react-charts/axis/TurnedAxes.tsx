import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { LineChart } from '@mui/x-charts';

export default function TurnedAxes() {
  const [reverseX, setReverseX] = React.useState(false);
  const [reverseY, setReverseY] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={reverseX}
            onChange={(event) => setReverseX(event.target.checked)}
          />
        }
        label="Reverse x"
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={reverseY}
            onChange={(event) => setReverseY(event.target.checked)}
          />
        }
        label="Reverse y"
      />
      <Box role="region" aria-label="Rank of a team over six matches">
        <LineChart
          height={240}
          xAxis={[
            {
              scaleType: 'point',
              data: [1, 2, 3, 4, 5, 6],
              label: 'Match',
              reverse: reverseX,
            },
          ]}
          yAxis={[{ min: 1, max: 10, label: 'Rank', reverse: reverseY }]}
          series={[{ data: [7, 5, 6, 3, 2, 1] }]}
        />
      </Box>
    </Box>
  );
}
