import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';
import { archive } from './archive';

const parentIds = (items: TreeViewBaseItem[]): string[] =>
  items.flatMap(({ id, children }) =>
    children ? [id, ...parentIds(children)] : [],
  );

export default function ExpandEverything() {
  const [expanded, setExpanded] = React.useState<string[]>([]);

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Button onClick={() => setExpanded(parentIds(archive))}>
        Expand all
      </Button>
      <Button onClick={() => setExpanded([])}>Collapse all</Button>
      <Box sx={{ minHeight: 232 }}>
        <RichTreeView
          aria-label="Archive with buttons"
          items={archive}
          expandedItems={expanded}
          onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
        />
      </Box>
    </Box>
  );
}
