import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart, type HighlightItemData } from '@mui/x-charts';
import { months, routes } from './ferry';

const series = routes.map((route) => ({
  ...route,
  highlightScope: { highlight: 'item', fade: 'global' } as const,
}));

export default function ChosenItem() {
  const [item, setItem] = React.useState<HighlightItemData | null>({
    seriesId: 'island',
    dataIndex: 4,
  });
  const index = item?.dataIndex;
  const route = routes.find(({ id }) => id === item?.seriesId);

  const highlightBest = (best: (typeof routes)[number]) =>
    setItem({
      seriesId: best.id,
      dataIndex: best.data.indexOf(Math.max(...best.data)),
    });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}
      >
        {routes.map((entry) => (
          <Button key={entry.id} onClick={() => highlightBest(entry)}>
            Best of {entry.label}
          </Button>
        ))}
        <Button onClick={() => setItem(null)}>Clear</Button>
      </Stack>
      <Box role="region" aria-label="Passengers, one bar highlighted">
        <BarChart
          height={260}
          xAxis={[{ data: months }]}
          series={series}
          highlightedItem={item}
          onHighlightChange={setItem}
        />
      </Box>
      <Typography variant="body2" role="status">
        {route && index !== undefined
          ? `${route.label}, ${months[index]}: ${route.data[index]} thousand`
          : 'Nothing highlighted'}
      </Typography>
    </Box>
  );
}
