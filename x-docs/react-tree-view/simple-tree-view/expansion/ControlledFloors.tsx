import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const allFloors = ['ground', 'first', 'second'];

export default function ControlledFloors() {
  const [expanded, setExpanded] = React.useState<string[]>(['ground']);

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Button onClick={() => setExpanded(allFloors)}>Expand all</Button>
      <Button onClick={() => setExpanded([])}>Collapse all</Button>
      <Box sx={{ minHeight: 232 }}>
        <SimpleTreeView
          aria-label="Department store"
          expandedItems={expanded}
          onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
        >
          <TreeItem itemId="ground" label="Ground floor">
            <TreeItem itemId="hats" label="Hats" />
            <TreeItem itemId="bags" label="Bags" />
          </TreeItem>
          <TreeItem itemId="first" label="First floor">
            <TreeItem itemId="shoes" label="Shoes" />
          </TreeItem>
          <TreeItem itemId="second" label="Second floor">
            <TreeItem itemId="lamps" label="Lamps" />
          </TreeItem>
        </SimpleTreeView>
      </Box>
    </Box>
  );
}
