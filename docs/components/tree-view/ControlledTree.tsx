import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const lines = { Buses: ['Line 12', 'Line 40'], Ferries: ['Harbor loop'] };
const groups = Object.keys(lines);

export default function ControlledTree() {
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const all = expanded.length === groups.length;

  return (
    <Box sx={{ minHeight: 220, maxWidth: 320 }}>
      <Button onClick={() => setExpanded(all ? [] : groups)}>
        {all ? 'Collapse all' : 'Expand all'}
      </Button>
      <SimpleTreeView
        aria-label="Lines"
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
      >
        {Object.entries(lines).map(([group, names]) => (
          <TreeItem key={group} itemId={group} label={group}>
            {names.map((name) => (
              <TreeItem key={name} itemId={name} label={name} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
    </Box>
  );
}
