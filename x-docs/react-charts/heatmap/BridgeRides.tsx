import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro';
import { days, hours, rides } from './rides';

export default function BridgeRides() {
  return (
    <Box
      role="region"
      aria-label="Bicycles on a bridge by day and hour"
      sx={{ width: '100%' }}
    >
      <Heatmap
        height={280}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours }]}
        series={[{ data: rides }]}
      />
    </Box>
  );
}
