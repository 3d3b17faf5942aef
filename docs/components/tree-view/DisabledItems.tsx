import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function DisabledItems() {
  return (
    <Box sx={{ minHeight: 170, maxWidth: 320 }}>
      <SimpleTreeView aria-label="Docks" defaultExpandedItems={['west']}>
        <TreeItem itemId="west" label="West dock">
          <TreeItem itemId="w1" label="Berth W1" />
          <TreeItem itemId="w2" label="Berth W2, under repair" disabled />
        </TreeItem>
        <TreeItem itemId="east" label="East dock, closed" disabled>
          <TreeItem itemId="e1" label="Berth E1" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
