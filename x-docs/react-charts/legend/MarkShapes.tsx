import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts';
import { harbors, pointAxis } from './harbors';

const marks = ['square', 'circle', 'line'] as const;

export default function MarkShapes() {
  return (
    <Box
      role="region"
      aria-label="Boats with three kinds of legend marks"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={240}
        xAxis={pointAxis}
        series={harbors.map((harbor, index) => ({
          ...harbor,
          labelMarkType: marks[index],
        }))}
      />
    </Box>
  );
}
