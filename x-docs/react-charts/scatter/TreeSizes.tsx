import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts';

export default function TreeSizes() {
  return (
    <Box
      role="region"
      aria-label="Trunk and height of measured trees"
      sx={{ width: '100%' }}
    >
      <ScatterChart
        height={300}
        xAxis={[{ label: 'Trunk (cm)' }]}
        yAxis={[{ label: 'Height (m)' }]}
        series={[
          {
            label: 'Oak',
            data: [
              { id: 1, x: 18, y: 7.2 },
              { id: 2, x: 34, y: 12.1 },
              { id: 3, x: 47, y: 14.6 },
              { id: 4, x: 66, y: 19.7 },
            ],
          },
          {
            label: 'Pine',
            data: [
              { id: 1, x: 12, y: 8.9 },
              { id: 2, x: 23, y: 15.1 },
              { id: 3, x: 36, y: 20.8 },
              { id: 4, x: 49, y: 25.1 },
            ],
          },
        ]}
      />
    </Box>
  );
}
