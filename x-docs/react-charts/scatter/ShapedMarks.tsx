import Box from '@mui/material/Box';
import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts';
import { heightAxis, oaks, pines, trunkAxis } from './trees';

const highlightScope = { highlight: 'item', fade: 'global' } as const;
const shared = { markerSize: 6, highlightScope };

function TreeMarker({
  x,
  y,
  size,
  color,
  seriesId,
  dataIndex,
  isHighlighted,
  isFaded,
  ...handlers
}: ScatterMarkerProps) {
  const shape =
    seriesId === 'pine'
      ? `M0 ${-size} L${size} ${size} L${-size} ${size} Z`
      : `M0 ${-size} L${size} 0 L0 ${size} L${-size} 0 Z`;

  return (
    <path
      {...handlers}
      d={shape}
      fill={color}
      opacity={isFaded ? 0.3 : 1}
      transform={`translate(${x}, ${y}) scale(${isHighlighted ? 1.4 : 1})`}
    />
  );
}

export default function ShapedMarks() {
  return (
    <Box
      role="region"
      aria-label="Trees with a shape for each species"
      sx={{ width: '100%' }}
    >
      <ScatterChart
        height={280}
        slots={{ marker: TreeMarker }}
        xAxis={[trunkAxis]}
        yAxis={[heightAxis]}
        series={[
          { id: 'oak', label: 'Oak', data: oaks, ...shared },
          { id: 'pine', label: 'Pine', data: pines, ...shared },
        ]}
      />
    </Box>
  );
}
