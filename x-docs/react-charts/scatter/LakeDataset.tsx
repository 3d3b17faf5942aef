import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts';

const samples = [
  { name: 'Pier', depth: 1, morning: 17.8, evening: 19.6 },
  { name: 'Reeds', depth: 2, morning: 17.5, evening: 19.1 },
  { name: 'Buoy', depth: 5, morning: 16.2, evening: 17.0 },
  { name: 'Ledge', depth: 9, morning: 12.4, evening: 12.7 },
  { name: 'Basin', depth: 14, morning: 8.1, evening: 8.1 },
];

export default function LakeDataset() {
  return (
    <Box
      role="region"
      aria-label="Water temperature by depth"
      sx={{ width: '100%' }}
    >
      <ScatterChart
        height={280}
        dataset={samples}
        xAxis={[{ label: 'Depth (m)' }]}
        yAxis={[{ label: '°C' }]}
        series={[
          {
            label: 'Morning',
            datasetKeys: { id: 'name', x: 'depth', y: 'morning' },
          },
          {
            label: 'Evening',
            datasetKeys: { id: 'name', x: 'depth', y: 'evening' },
          },
        ]}
      />
    </Box>
  );
}
