import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function ReadOnlyContents() {
  return (
    <Box sx={{ minHeight: 200, maxWidth: 320 }}>
      <SimpleTreeView
        aria-label="Contents of the manual"
        disableSelection
        defaultExpandedItems={['setup']}
      >
        <TreeItem itemId="setup" label="Setting up">
          <TreeItem itemId="unpack" label="Unpacking" />
          <TreeItem itemId="water" label="Filling in water" />
        </TreeItem>
        <TreeItem itemId="care" label="Care">
          <TreeItem itemId="descale" label="Descaling" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
