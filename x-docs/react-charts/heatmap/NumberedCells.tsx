import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro';
import { days, hours, rides } from './rides';

interface CellProps extends React.SVGProps<SVGRectElement> {
  x: number;
  y: number;
  width: number;
  height: number;
  ownerState: { color: string; value: number };
}

function NumberedCell({ ownerState, ...props }: CellProps) {
  const { x, y, width, height } = props;

  return (
    <g>
      <rect {...props} fill={ownerState.color} rx={6} />
      <text
        x={x + width / 2}
        y={y + height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={12}
        pointerEvents="none"
        fill={ownerState.value > 80 ? '#fff' : '#000'}
      >
        {ownerState.value}
      </text>
    </g>
  );
}

export default function NumberedCells() {
  return (
    <Box
      role="region"
      aria-label="Bicycles with the numbers in the cells"
      sx={{ width: '100%' }}
    >
      <Heatmap
        height={280}
        slots={{ cell: NumberedCell }}
        xAxis={[{ data: days, categoryGapRatio: 0.1 }]}
        yAxis={[{ data: hours, categoryGapRatio: 0.1 }]}
        series={[{ data: rides }]}
      />
    </Box>
  );
}
