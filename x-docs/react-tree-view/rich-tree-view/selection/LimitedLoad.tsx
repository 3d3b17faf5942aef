import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view';
import { expedition } from './expedition';
import { nameCheckbox } from './nameCheckbox';

const limit = 3;

export default function LimitedLoad() {
  const [load, setLoad] = React.useState<string[]>(['tent']);

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {load.length} of {limit} pieces
      </Typography>
      <Box sx={{ minHeight: 264 }}>
        <RichTreeView
          aria-label="Limited load"
          items={expedition}
          checkboxSelection
          multiSelect
          defaultExpandedItems={['shelter', 'science']}
          selectedItems={load}
          onSelectedItemsChange={(_, itemIds) => {
            if (itemIds.length <= limit) {
              setLoad(itemIds);
            }
          }}
          slotProps={{ item: nameCheckbox }}
        />
      </Box>
    </Box>
  );
}
