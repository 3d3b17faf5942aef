import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';
import { hourAxis, swimmers } from './pool';

export default function PoolDataset() {
  return (
    <Box
      role="region"
      aria-label="Visitors of the pool from a list of records"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={280}
        dataset={swimmers}
        xAxis={[hourAxis]}
        series={[
          { dataKey: 'lanes', label: 'Lanes' },
          { dataKey: 'leisure', label: 'Leisure' },
          { dataKey: 'sauna', label: 'Sauna' },
        ]}
      />
    </Box>
  );
}
