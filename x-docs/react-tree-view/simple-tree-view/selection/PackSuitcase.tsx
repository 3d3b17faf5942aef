import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function PackSuitcase() {
  return (
    <Box sx={{ minHeight: 264, maxWidth: 320 }}>
      <SimpleTreeView
        aria-label="Packing list"
        multiSelect
        defaultExpandedItems={['clothes', 'papers']}
        defaultSelectedItems={['raincoat', 'passport']}
      >
        <TreeItem itemId="clothes" label="Clothes">
          <TreeItem itemId="raincoat" label="Raincoat" />
          <TreeItem itemId="boots" label="Boots" />
          <TreeItem itemId="gloves" label="Gloves" />
        </TreeItem>
        <TreeItem itemId="papers" label="Papers">
          <TreeItem itemId="passport" label="Passport" />
          <TreeItem itemId="tickets" label="Tickets" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
