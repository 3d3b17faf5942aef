import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';
import { expedition } from './expedition';

export default function LoadSled() {
  return (
    <Box sx={{ minHeight: 264, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Sled"
        items={expedition}
        multiSelect
        defaultExpandedItems={['shelter', 'science']}
        defaultSelectedItems={['tent', 'drill']}
      />
    </Box>
  );
}
