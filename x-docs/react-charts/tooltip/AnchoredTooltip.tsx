import * as React from 'react';
import Box from '@mui/material/Box';
import {
  ChartsAxisTooltipContent,
  ChartsTooltipContainer,
  LineChart,
  useAxesTooltip,
  useDrawingArea,
  useSvgRef,
  useXScale,
} from '@mui/x-charts';
import { harvest, years } from './orchard';

function AnchoredTooltipSlot() {
  const svgRef = useSvgRef();
  const { top } = useDrawingArea();
  const xScale = useXScale<'point'>();
  const year = useAxesTooltip()?.[0]?.axisValue;
  const x = year === undefined ? 0 : (xScale(year) ?? 0);

  const anchorEl = React.useMemo(
    () => ({
      getBoundingClientRect: () => {
        const svg = svgRef.current?.getBoundingClientRect();
        return new DOMRect((svg?.left ?? 0) + x, (svg?.top ?? 0) + top, 0, 0);
      },
    }),
    [svgRef, top, x],
  );

  return (
    <ChartsTooltipContainer trigger="axis" placement="top" anchorEl={anchorEl}>
      <ChartsAxisTooltipContent />
    </ChartsTooltipContainer>
  );
}

export default function AnchoredTooltip() {
  return (
    <Box
      role="region"
      aria-label="Harvest with an anchored tooltip"
      sx={{ width: '100%' }}
    >
      <LineChart
        height={260}
        xAxis={[{ scaleType: 'point', data: years }]}
        series={harvest}
        slots={{ tooltip: AnchoredTooltipSlot }}
      />
    </Box>
  );
}
