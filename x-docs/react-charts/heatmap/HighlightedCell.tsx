import Box from '@mui/material/Box';
import { Heatmap, heatmapClasses } from '@mui/x-charts-pro';
import { days, hours, rides } from './rides';

export default function HighlightedCell() {
  return (
    <Box
      role="region"
      aria-label="Bicycles, the cell under the pointer stands out"
      sx={{ width: '100%' }}
    >
      <Heatmap
        height={280}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours }]}
        series={[
          {
            data: rides,
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        sx={{
          [`& .${heatmapClasses.cell}`]: { transition: 'opacity 150ms' },
          [`& .${heatmapClasses.faded}`]: { opacity: 0.5 },
        }}
      />
    </Box>
  );
}
