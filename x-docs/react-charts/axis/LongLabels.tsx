import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts';

const subjects = [
  'Applied maths of finance',
  'Music theory and practice',
  'Urban planning in history',
  'Plant and soil science',
];
const showAll = { tickLabelInterval: () => true };
const fixes = {
  default: {},
  height: {
    ...showAll,
    height: 80,
    valueFormatter: (name: string) => name.replaceAll(' ', '\n'),
  },
  angle: { ...showAll, height: 135, tickLabelStyle: { angle: -45 } },
};

export default function LongLabels() {
  const [fix, setFix] = React.useState<keyof typeof fixes>('height');

  return (
    <Box sx={{ maxWidth: 480 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Treatment of long labels"
        value={fix}
        onChange={(_, value: typeof fix | null) => value && setFix(value)}
      >
        <ToggleButton value="default">Default</ToggleButton>
        <ToggleButton value="height">Line breaks</ToggleButton>
        <ToggleButton value="angle">Rotation</ToggleButton>
      </ToggleButtonGroup>
      <Box role="region" aria-label="Students by subject">
        <BarChart
          key={fix}
          height={280}
          xAxis={[{ data: subjects, ...fixes[fix] }]}
          series={[{ data: [48, 31, 62, 27] }]}
        />
      </Box>
    </Box>
  );
}
