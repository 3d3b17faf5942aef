import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  type AxisItemIdentifier,
  BarChart,
  type HighlightItemData,
  LineChart,
} from '@mui/x-charts';
import { months, routes } from './ferry';

const highlightScope = { highlight: 'series', fade: 'global' } as const;

export default function SyncedCharts() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);
  const [axis, setAxis] = React.useState<AxisItemIdentifier[]>([]);
  const shared = {
    height: 200,
    highlightedItem: item,
    onHighlightChange: setItem,
    highlightedAxis: axis,
    onHighlightedAxisChange: setAxis,
  };

  return (
    <Stack sx={{ width: '100%' }}>
      <Box role="region" aria-label="Passengers by month">
        <BarChart
          {...shared}
          xAxis={[{ id: 'month', data: months }]}
          series={routes.map((route) => ({ ...route, highlightScope }))}
        />
      </Box>
      <Box role="region" aria-label="Passengers since April">
        <LineChart
          {...shared}
          hideLegend
          xAxis={[{ id: 'month', scaleType: 'band', data: months }]}
          series={routes.map(({ id, label, data }) => ({
            id,
            label: `${label}, since April`,
            highlightScope,
            data: data.map((_, index) =>
              data.slice(0, index + 1).reduce((sum, value) => sum + value),
            ),
          }))}
        />
      </Box>
    </Stack>
  );
}
