import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart, LineChart } from '@mui/x-charts';
import { commuters, years } from './commuters';

const bars = commuters.map((item) => ({ ...item, stack: 'all' }));
const areas = bars.map((item) => ({ ...item, area: true, showMark: false }));

export default function StackedModes() {
  const [kind, setKind] = React.useState('bars');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Chart type"
        value={kind}
        onChange={(_, value: string | null) => value && setKind(value)}
      >
        <ToggleButton value="bars">Bars</ToggleButton>
        <ToggleButton value="areas">Areas</ToggleButton>
      </ToggleButtonGroup>
      <Box role="region" aria-label="Commuters by means of transport">
        {kind === 'bars' ? (
          <BarChart height={280} xAxis={[{ data: years }]} series={bars} />
        ) : (
          <LineChart
            height={280}
            xAxis={[{ scaleType: 'point', data: years }]}
            series={areas}
          />
        )}
      </Box>
    </Box>
  );
}
