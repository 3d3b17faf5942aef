import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';

const weeks = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8'];

export default function LateStart() {
  return (
    <Box
      role="region"
      aria-label="Downloads of two app versions"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={260}
        xAxis={[{ scaleType: 'point', data: weeks }]}
        series={[
          { label: 'Version 1', data: [52, 58, 61, 57, 44] },
          {
            label: 'Version 2',
            data: [null, null, null, 18, 39, 63, 71, 78],
          },
        ]}
      />
    </Box>
  );
}
