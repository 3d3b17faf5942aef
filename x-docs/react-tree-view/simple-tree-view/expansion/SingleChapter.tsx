import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function SingleChapter() {
  const [chapter, setChapter] = React.useState<string | null>('sowing');

  return (
    <Box sx={{ minHeight: 168, maxWidth: 320 }}>
      <SimpleTreeView
        aria-label="Gardening guide"
        expandedItems={chapter === null ? [] : [chapter]}
        onItemExpansionToggle={(_, itemId, isExpanded) =>
          setChapter(isExpanded ? itemId : null)
        }
      >
        <TreeItem itemId="sowing" label="Sowing">
          <TreeItem itemId="soil" label="Soil" />
          <TreeItem itemId="trays" label="Seed trays" />
        </TreeItem>
        <TreeItem itemId="watering" label="Watering">
          <TreeItem itemId="cans" label="Cans and hoses" />
        </TreeItem>
        <TreeItem itemId="pruning" label="Pruning">
          <TreeItem itemId="roses" label="Roses" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
