import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';
import { hourAxis, swimmers } from './pool';

export default function SaunaArea() {
  return (
    <Box
      role="region"
      aria-label="Sauna visitors as a filled area"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={260}
        dataset={swimmers}
        xAxis={[hourAxis]}
        series={[
          { dataKey: 'sauna', label: 'Sauna', area: true, showMark: false },
        ]}
      />
    </Box>
  );
}
