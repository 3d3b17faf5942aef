import Box from '@mui/material/Box';
import { LineChart, lineElementClasses } from '@mui/x-charts';

const weeks = Array.from({ length: 10 }, (_, index) => index + 1);

export default function TinyDownloads() {
  return (
    <Box
      role="region"
      aria-label="Podcast downloads in ten weeks"
      sx={{ width: 220, maxWidth: '100%' }}
    >
      <LineChart
        height={90}
        hideLegend
        margin={{ top: 8, bottom: 4, left: 4, right: 4 }}
        xAxis={[{ data: weeks, position: 'none' }]}
        yAxis={[{ min: 0, position: 'none' }]}
        series={[
          {
            label: 'Downloads',
            data: [210, 260, 240, 310, 420, 390, 460, 510, 480, 590],
            area: true,
            showMark: false,
          },
        ]}
        sx={{ [`& .${lineElementClasses.root}`]: { strokeWidth: 1.5 } }}
      />
    </Box>
  );
}
