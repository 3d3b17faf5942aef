import Box from '@mui/material/Box';
import { RadarChart } from '@mui/x-charts';

const units: Record<string, string> = {
  Battery: 'hours',
  Brightness: 'nits',
  Storage: 'GB',
  Ports: 'ports',
  Memory: 'GB',
};

export default function LaptopMetrics() {
  return (
    <Box
      dir="ltr"
      role="region"
      aria-label="Two laptops, each metric with its own range"
      sx={{ width: '100%' }}
    >
      <RadarChart
        height={320}
        margin={{ top: 50, bottom: 50, left: 80, right: 80 }}
        radar={{
          startAngle: 36,
          labelGap: 16,
          labelFormatter: (name, { location }) =>
            location === 'tick'
              ? `${name}\n(${units[name]})`
              : `${name} in ${units[name]}`,
          metrics: [
            { name: 'Battery', max: 20 },
            { name: 'Brightness', min: 200, max: 600 },
            { name: 'Storage', max: 1000 },
            { name: 'Ports', max: 6 },
            { name: 'Memory', max: 32 },
          ],
        }}
        series={[
          { label: 'Travel 13', data: [17, 420, 500, 2, 16] },
          { label: 'Studio 16', data: [9, 560, 1000, 5, 32] },
        ]}
      />
    </Box>
  );
}
