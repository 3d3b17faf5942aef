import Box from '@mui/material/Box';
import { ScatterChart, scatterClasses } from '@mui/x-charts';
import { heightAxis, oaks, pines, trunkAxis } from './trees';

const pineColor = '#ef6c00';

export default function HollowMarks() {
  return (
    <Box
      role="region"
      aria-label="Trees with hollow marks for pines"
      sx={{ width: '100%' }}
    >
      <ScatterChart
        height={280}
        xAxis={[trunkAxis]}
        yAxis={[heightAxis]}
        series={[
          { id: 'oak', label: 'Oak', data: oaks, markerSize: 5 },
          {
            id: 'pine',
            label: 'Pine',
            data: pines,
            markerSize: 5,
            color: pineColor,
          },
        ]}
        sx={{
          [`& .${scatterClasses.root}[data-series="pine"] circle`]: {
            fillOpacity: 0.15,
            stroke: pineColor,
            strokeWidth: 1.5,
          },
        }}
      />
    </Box>
  );
}
