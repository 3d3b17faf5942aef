import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart } from '@mui/x-charts';

const beds = [
  { id: 'surgery', label: 'Surgery', value: 46 },
  { id: 'children', label: 'Children', value: 28 },
  { id: 'heart', label: 'Heart', value: 34 },
  { id: 'eyes', label: 'Eyes', value: 9 },
];
const texts = ['value', 'formattedValue', 'label'] as const;

export default function WardLabels() {
  const [arcLabel, setArcLabel] =
    React.useState<(typeof texts)[number]>('value');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Label of the slices"
        value={arcLabel}
        onChange={(_, text: typeof arcLabel | null) =>
          text && setArcLabel(text)
        }
      >
        {texts.map((text) => (
          <ToggleButton key={text} value={text} sx={{ textTransform: 'none' }}>
            {text}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box role="region" aria-label="Hospital beds by ward">
        <PieChart
          height={240}
          colors={['#a8d5e5', '#f5c6aa', '#cfe3a7', '#d9c4ec']}
          series={[
            {
              data: beds,
              arcLabel,
              arcLabelMinAngle: 35,
              arcLabelRadius: '60%',
              valueFormatter: ({ value }) => `${value} beds`,
            },
          ]}
          slotProps={{ pieArcLabel: { style: { fill: '#1b1b1b' } } }}
        />
      </Box>
    </Box>
  );
}
