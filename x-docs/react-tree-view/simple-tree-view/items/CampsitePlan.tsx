import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function CampsitePlan() {
  return (
    <Box sx={{ minHeight: 264, maxWidth: 320 }}>
      <SimpleTreeView aria-label="Campsite" defaultExpandedItems={['meadow']}>
        <TreeItem itemId="meadow" label="Meadow">
          <TreeItem itemId="pitch-1" label="Pitch 1" />
          <TreeItem itemId="pitch-2" label="Pitch 2" />
        </TreeItem>
        <TreeItem itemId="lake" label="Lakeside">
          <TreeItem itemId="pitch-3" label="Pitch 3" />
          <TreeItem itemId="boats" label="Boat hire" />
        </TreeItem>
        <TreeItem itemId="reception" label="Reception" />
      </SimpleTreeView>
    </Box>
  );
}
