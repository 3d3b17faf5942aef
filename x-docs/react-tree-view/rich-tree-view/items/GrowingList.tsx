import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const seeds = ['Basil', 'Chard', 'Dill', 'Fennel'];

export default function GrowingList() {
  const [count, setCount] = React.useState(1);

  const items = React.useMemo<TreeViewBaseItem[]>(
    () => [
      {
        id: 'bed',
        label: 'Raised bed',
        children: seeds
          .slice(0, count)
          .map((label) => ({ id: label.toLowerCase(), label })),
      },
    ],
    [count],
  );

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Button
        disabled={count === seeds.length}
        onClick={() => setCount(count + 1)}
      >
        Sow
      </Button>
      <Button disabled={count === 0} onClick={() => setCount(count - 1)}>
        Harvest
      </Button>
      <Box sx={{ minHeight: 180 }}>
        <RichTreeView
          aria-label="Plants"
          items={items}
          defaultExpandedItems={['bed']}
        />
      </Box>
    </Box>
  );
}
