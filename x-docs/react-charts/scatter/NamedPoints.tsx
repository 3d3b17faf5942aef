import * as React from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { ScatterChart, type ScatterProps } from '@mui/x-charts';
import { heightAxis, oaks, trunkAxis } from './trees';

const PointLabel = styled('text')(({ theme }) => ({
  ...theme.typography.caption,
  fill: (theme.vars || theme).palette.text.primary,
  textAnchor: 'middle',
}));

function LabeledScatter({ series, xScale, yScale, color }: ScatterProps) {
  return (
    <g>
      {series.data.map(({ id, x, y, z }) => (
        <React.Fragment key={id}>
          <circle
            cx={xScale(x)}
            cy={yScale(y)}
            r={series.markerSize}
            fill={color}
          />
          <PointLabel x={xScale(x)} y={(yScale(y) ?? 0) - 8}>
            {z}
          </PointLabel>
        </React.Fragment>
      ))}
    </g>
  );
}

export default function NamedPoints() {
  return (
    <Box
      role="region"
      aria-label="Oaks with their age as labels"
      sx={{ width: '100%' }}
    >
      <ScatterChart
        height={280}
        slots={{ scatter: LabeledScatter }}
        xAxis={[trunkAxis]}
        yAxis={[{ ...heightAxis, max: 25 }]}
        series={[{ data: oaks }]}
      />
    </Box>
  );
}
