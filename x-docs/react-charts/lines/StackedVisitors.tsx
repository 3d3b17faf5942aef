import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';
import { hourAxis, swimmers } from './pool';

const shared = { stack: 'visitors', area: true, showMark: false };

export default function StackedVisitors() {
  return (
    <Box
      role="region"
      aria-label="All visitors of the pool, stacked"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={280}
        dataset={swimmers}
        xAxis={[hourAxis]}
        series={[
          { ...shared, dataKey: 'lanes', label: 'Lanes' },
          { ...shared, dataKey: 'leisure', label: 'Leisure' },
          { ...shared, dataKey: 'sauna', label: 'Sauna' },
        ]}
      />
    </Box>
  );
}
