import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts';

const years = ['2018', '2019', '2020', '2021', '2022', '2023', '2024'];

export default function SymlogConstant() {
  const [power, setPower] = React.useState(1);

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="region" aria-label="Profit and loss on a symlog scale">
        <LineChart
          height={280}
          xAxis={[{ scaleType: 'point', data: years }]}
          yAxis={[
            {
              scaleType: 'symlog',
              constant: 10 ** power,
              width: 70,
              tickInterval: [-10000, -1000, -100, 0, 100, 1000, 10000],
              valueFormatter: (value: number) => value.toLocaleString('en'),
            },
          ]}
          series={[
            { data: [-8200, -900, -40, 0, 65, 1400, 9700], curve: 'linear' },
          ]}
        />
      </Box>
      <Box sx={{ maxWidth: 320, px: 3 }}>
        <Typography id="symlog-constant">constant: {10 ** power}</Typography>
        <Slider
          aria-labelledby="symlog-constant"
          value={power}
          onChange={(_, value) => setPower(value)}
          min={0}
          max={2}
          marks
          sx={{ display: 'block' }}
        />
      </Box>
    </Box>
  );
}
