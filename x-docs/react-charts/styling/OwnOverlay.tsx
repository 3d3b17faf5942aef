import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart, useDrawingArea } from '@mui/x-charts';
import { Message } from './Message';

function Waiting() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <g>
      {[0.4, 0.7, 0.5, 0.9].map((share, index) => (
        <rect
          key={share}
          x={left + (width / 4) * (index + 0.2)}
          y={top + height * (1 - share)}
          width={width * 0.15}
          height={height * share}
          fill="currentColor"
          opacity={0.12}
        />
      ))}
    </g>
  );
}

function Nothing() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <Message x={left + width / 2} y={top + height / 2}>
      No one has borrowed a book yet
    </Message>
  );
}

export default function OwnOverlay() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="loading"
        checked={loading}
        onChange={(_event, checked) => setLoading(checked)}
        control={<Switch />}
      />
      <Box role="region" aria-label="Chart with custom overlays">
        <BarChart
          height={200}
          loading={loading}
          xAxis={[{ data: [] }]}
          series={[{ data: [] }]}
          slots={{ loadingOverlay: Waiting, noDataOverlay: Nothing }}
        />
      </Box>
    </Box>
  );
}
