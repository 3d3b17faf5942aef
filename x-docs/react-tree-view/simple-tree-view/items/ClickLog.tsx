import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function ClickLog() {
  const [clicks, setClicks] = React.useState<string[]>([]);

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Box sx={{ minHeight: 168 }}>
        <SimpleTreeView
          aria-label="Drawers"
          defaultExpandedItems={['desk']}
          onItemClick={(_, itemId) =>
            setClicks((previous) => [itemId, ...previous].slice(0, 3))
          }
        >
          <TreeItem itemId="desk" label="Desk">
            <TreeItem itemId="pens" label="Pens" />
            <TreeItem itemId="stamps" label="Stamps" />
          </TreeItem>
          <TreeItem itemId="shelf" label="Shelf" />
        </SimpleTreeView>
      </Box>
      <Typography role="status" variant="body2">
        {clicks.length > 0 ? `Clicked: ${clicks.join(', ')}` : 'No click yet.'}
      </Typography>
    </Box>
  );
}
