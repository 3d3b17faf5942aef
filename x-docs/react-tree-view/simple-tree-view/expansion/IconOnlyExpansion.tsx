import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function IconOnlyExpansion() {
  return (
    <Box sx={{ minHeight: 168, maxWidth: 320 }}>
      <SimpleTreeView aria-label="Playlists" expansionTrigger="iconContainer">
        <TreeItem itemId="running" label="Running">
          <TreeItem itemId="warm-up" label="Warm-up" />
          <TreeItem itemId="sprints" label="Sprints" />
        </TreeItem>
        <TreeItem itemId="cooking" label="Cooking">
          <TreeItem itemId="sunday" label="Sunday roast" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
