import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PieChart, type HighlightItemData } from '@mui/x-charts';
import { energy } from './household';

export default function HighlightedSlice() {
  const [item, setItem] = React.useState<HighlightItemData | null>({
    seriesId: 'energy',
    dataIndex: 1,
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        {energy.map(({ id, label }, dataIndex) => (
          <Button
            key={id}
            size="small"
            onClick={() => setItem({ seriesId: 'energy', dataIndex })}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <Box role="region" aria-label="Energy use with one slice highlighted">
        <PieChart
          height={220}
          hideLegend
          highlightedItem={item}
          onHighlightChange={setItem}
          series={[
            {
              id: 'energy',
              data: energy,
              outerRadius: '85%',
              highlightScope: { highlight: 'item', fade: 'global' },
              highlighted: { additionalRadius: 10 },
              faded: { additionalRadius: -10, color: 'gray' },
            },
          ]}
        />
      </Box>
    </Box>
  );
}
