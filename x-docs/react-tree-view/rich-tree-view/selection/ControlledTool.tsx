import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view';
import { expedition } from './expedition';

export default function ControlledTool() {
  const [itemId, setItemId] = React.useState<string | null>(null);

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Button onClick={() => setItemId('drill')}>Ice drill</Button>
      <Button disabled={itemId === null} onClick={() => setItemId(null)}>
        Clear
      </Button>
      <Box sx={{ minHeight: 232 }}>
        <RichTreeView
          aria-label="Tool in use"
          items={expedition}
          defaultExpandedItems={['science']}
          selectedItems={itemId}
          onSelectedItemsChange={(_, newItemId) => setItemId(newItemId)}
        />
      </Box>
    </Box>
  );
}
