import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AnimatedLine, LineChart, type AnimatedLineProps } from '@mui/x-charts';

function WideLine(props: AnimatedLineProps) {
  const { d, onClick, onPointerEnter, onPointerLeave } = props;

  return (
    <React.Fragment>
      <AnimatedLine {...props} />
      <path
        d={d}
        fill="none"
        stroke="transparent"
        strokeWidth={30}
        style={{ cursor: 'pointer' }}
        onClick={onClick}
        onPointerEnter={onPointerEnter}
        onPointerLeave={onPointerLeave}
      />
    </React.Fragment>
  );
}

export default function WideTargets() {
  const [chosen, setChosen] = React.useState('none');

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="region" aria-label="Passengers of two ferries">
        <LineChart
          height={250}
          xAxis={[{ scaleType: 'point', data: ['6', '9', '12', '15', '18'] }]}
          series={[
            { id: 'North', label: 'North', data: [40, 85, 60, 72, 95] },
            { id: 'South', label: 'South', data: [15, 30, 44, 38, 20] },
          ].map((ferry) => ({
            ...ferry,
            showMark: false,
            highlightScope: { highlight: 'series', fade: 'global' } as const,
          }))}
          slots={{ line: WideLine }}
          slotProps={{ tooltip: { trigger: 'item' } }}
          onLineClick={(_, { seriesId }) => setChosen(String(seriesId))}
        />
      </Box>
      <Typography role="status" variant="body2">
        Clicked ferry: {chosen}
      </Typography>
    </Box>
  );
}
