import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function ControlledRoute() {
  const [route, setRoute] = React.useState<string | null>('ferry');

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Button onClick={() => setRoute('night-train')}>Night train</Button>
      <Button disabled={route === null} onClick={() => setRoute(null)}>
        None
      </Button>
      <Box sx={{ minHeight: 200 }}>
        <SimpleTreeView
          aria-label="Routes"
          defaultExpandedItems={['rail', 'sea']}
          selectedItems={route}
          onSelectedItemsChange={(_, itemId) => setRoute(itemId)}
        >
          <TreeItem itemId="rail" label="By rail">
            <TreeItem itemId="express" label="Express" />
            <TreeItem itemId="night-train" label="Night train" />
          </TreeItem>
          <TreeItem itemId="sea" label="By sea">
            <TreeItem itemId="ferry" label="Ferry" />
          </TreeItem>
        </SimpleTreeView>
      </Box>
    </Box>
  );
}
