import Box from '@mui/material/Box';
import {
  LineChart,
  lineElementClasses,
  type ChartsLabelCustomMarkProps,
} from '@mui/x-charts';
import { harbors, pointAxis } from './harbors';

function Dashes({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 24 24">
      <line
        className={className}
        x1={0}
        x2={24}
        y1={12}
        y2={12}
        stroke={color}
        strokeWidth={5}
        strokeDasharray="6 3"
      />
    </svg>
  );
}

export default function DashedMark() {
  return (
    <Box
      role="region"
      aria-label="Boats with a dashed line for the fishing harbor"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={240}
        xAxis={pointAxis}
        series={harbors.map((harbor) =>
          harbor.id === 'fishing'
            ? { ...harbor, labelMarkType: Dashes }
            : harbor,
        )}
        sx={{
          [`& .${lineElementClasses.series}-fishing`]: {
            strokeDasharray: '6 4',
          },
        }}
      />
    </Box>
  );
}
