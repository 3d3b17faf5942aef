import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro';
import { days, hours, rides } from './rides';

export default function RidesLegend() {
  return (
    <Box
      role="region"
      aria-label="Bicycles with a color legend"
      sx={{ width: '100%' }}
    >
      <Heatmap
        height={280}
        hideLegend={false}
        slotProps={{
          legend: {
            direction: 'vertical',
            position: { horizontal: 'end', vertical: 'middle' },
            minLabel: 'quiet',
            maxLabel: 'crowded',
            sx: { height: 180 },
          },
        }}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours }]}
        series={[{ data: rides }]}
      />
    </Box>
  );
}
