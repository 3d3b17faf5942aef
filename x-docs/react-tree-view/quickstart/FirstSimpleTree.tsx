import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function FirstSimpleTree() {
  return (
    <Box sx={{ minHeight: 200, maxWidth: 320 }}>
      <SimpleTreeView
        aria-label="Help topics"
        defaultExpandedItems={['tickets']}
      >
        <TreeItem itemId="tickets" label="Tickets">
          <TreeItem itemId="buy" label="Buy a ticket" />
          <TreeItem itemId="refund" label="Get a refund" />
        </TreeItem>
        <TreeItem itemId="luggage" label="Luggage">
          <TreeItem itemId="bikes" label="Bicycles" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
