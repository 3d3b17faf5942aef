import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';
import { expedition } from './expedition';

export default function BrowseOnly() {
  return (
    <Box sx={{ minHeight: 264, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Inventory, read only"
        items={expedition}
        disableSelection
        defaultExpandedItems={['shelter']}
      />
    </Box>
  );
}
