import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart, useDrawingArea, useSvgRef, useYScale } from '@mui/x-charts';
import { depths, months } from './snow';

function PointerDepth({ onChange }: { onChange: (depth: number) => void }) {
  const svgRef = useSvgRef();
  const scale = useYScale<'linear'>();
  const { left, top, width, height } = useDrawingArea();

  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={height}
      fill="transparent"
      onPointerMove={(event) => {
        const box = svgRef.current?.getBoundingClientRect();
        onChange(Math.round(scale.invert(event.clientY - (box?.top ?? 0))));
      }}
    />
  );
}

export default function DepthAtPointer() {
  const [depth, setDepth] = React.useState<number | null>(null);

  return (
    <Box sx={{ width: '100%' }}>
      <Box component="p" sx={{ m: 0 }}>
        {depth === null ? 'Move over the chart' : `Height: ${depth} cm`}
      </Box>
      <Box role="region" aria-label="Snow depth that reads the pointer">
        <LineChart
          height={230}
          hideLegend
          xAxis={[{ scaleType: 'point', data: months }]}
          yAxis={[{ min: 0, max: 140, width: 40 }]}
          series={[{ label: 'Snow (cm)', data: depths }]}
          slotProps={{ tooltip: { trigger: 'none' } }}
        >
          <PointerDepth onChange={setDepth} />
        </LineChart>
      </Box>
    </Box>
  );
}
