import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function ClosedTrails() {
  return (
    <Box sx={{ minHeight: 232, maxWidth: 320 }}>
      <SimpleTreeView
        aria-label="Trails"
        defaultExpandedItems={['ridge', 'gorge']}
      >
        <TreeItem itemId="ridge" label="Ridge">
          <TreeItem itemId="summit" label="Summit path" />
          <TreeItem itemId="ladders" label="Ladders (closed)" disabled />
        </TreeItem>
        <TreeItem itemId="gorge" label="Gorge (closed)" disabled>
          <TreeItem itemId="bridge" label="Rope bridge" />
          <TreeItem itemId="cave" label="Cave" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
