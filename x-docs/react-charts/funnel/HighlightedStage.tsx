import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro';
import { type HighlightItemData } from '@mui/x-charts';
import { hiring, labelFill } from './hiring';

export default function HighlightedStage() {
  const [item, setItem] = React.useState<HighlightItemData | null>({
    seriesId: 'hiring',
    dataIndex: 1,
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        {hiring.map(({ id, label }, dataIndex) => (
          <Button
            key={id}
            size="small"
            onClick={() => setItem({ seriesId: 'hiring', dataIndex })}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <Box role="region" aria-label="Hiring funnel with one stage highlighted">
        <FunnelChart
          height={260}
          hideLegend
          highlightedItem={item}
          onHighlightChange={setItem}
          series={[
            {
              id: 'hiring',
              data: hiring,
              highlightScope: { highlight: 'item', fade: 'global' },
            },
          ]}
          sx={{ [`& .${funnelSectionClasses.label}`]: { fill: labelFill } }}
        />
      </Box>
    </Box>
  );
}
