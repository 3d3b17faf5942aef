import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { BarChart } from '@mui/x-charts';

const options = ['disableLine', 'disableTicks', 'label', 'tickSize'] as const;

export default function BareTicks() {
  const [chosen, setChosen] = React.useState<string[]>(['disableLine']);
  const toggle = (option: string) =>
    setChosen(
      chosen.includes(option)
        ? chosen.filter((other) => other !== option)
        : [...chosen, option],
    );

  return (
    <Box sx={{ width: '100%' }}>
      {options.map((option) => (
        <FormControlLabel
          key={option}
          control={
            <Checkbox
              checked={chosen.includes(option)}
              onChange={() => toggle(option)}
            />
          }
          label={option}
        />
      ))}
      <Box role="region" aria-label="Parcels with adjustable axis parts">
        <BarChart
          height={240}
          xAxis={[{ data: ['North', 'East', 'South', 'West'] }]}
          yAxis={[
            {
              disableLine: chosen.includes('disableLine'),
              disableTicks: chosen.includes('disableTicks'),
              label: chosen.includes('label') ? 'Parcels' : undefined,
              tickSize: chosen.includes('tickSize') ? 14 : 6,
            },
          ]}
          series={[{ data: [34, 51, 28, 45] }]}
        />
      </Box>
    </Box>
  );
}
