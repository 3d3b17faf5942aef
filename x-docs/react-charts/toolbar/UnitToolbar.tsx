import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  ChartDataProvider,
  ChartsSurface,
  ChartsTooltip,
  ChartsWrapper,
  ChartsXAxis,
  ChartsYAxis,
  LinePlot,
  Toolbar,
  ToolbarButton,
} from '@mui/x-charts';
import { hours, levels } from './tides';

const units = { Meters: 1, Feet: 3.28 };

export default function UnitToolbar() {
  const [unit, setUnit] = React.useState<keyof typeof units>('Meters');
  const data = levels.map((level) => level * units[unit]);

  return (
    <Box role="region" aria-label="Tide in two units" sx={{ width: '100%' }}>
      <ChartDataProvider
        height={220}
        xAxis={[{ data: hours, label: 'Hour' }]}
        yAxis={[{ label: unit, width: 50 }]}
        series={[{ type: 'line', label: unit, data }]}
      >
        <ChartsWrapper>
          <Toolbar aria-label="Unit">
            {(['Meters', 'Feet'] as const).map((name) => (
              <ToolbarButton
                key={name}
                render={<Button size="small" />}
                aria-pressed={unit === name}
                onClick={() => setUnit(name)}
              >
                {name}
              </ToolbarButton>
            ))}
          </Toolbar>
          <ChartsSurface>
            <LinePlot />
            <ChartsXAxis />
            <ChartsYAxis />
          </ChartsSurface>
          <ChartsTooltip trigger="axis" />
        </ChartsWrapper>
      </ChartDataProvider>
    </Box>
  );
}
