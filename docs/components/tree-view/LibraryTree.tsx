import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function LibraryTree() {
  return (
    <Box sx={{ minHeight: 200, maxWidth: 320 }}>
      <SimpleTreeView aria-label="Library" defaultExpandedItems={['maps']}>
        <TreeItem itemId="maps" label="Maps">
          <TreeItem itemId="sea" label="Sea charts" />
          <TreeItem itemId="city" label="City plans" />
        </TreeItem>
        <TreeItem itemId="books" label="Books">
          <TreeItem itemId="novels" label="Novels" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
