import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';
import { expedition } from './expedition';
import { nameCheckbox } from './nameCheckbox';

export default function OneCheckbox() {
  return (
    <Box sx={{ minHeight: 264, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Repair first"
        items={expedition}
        checkboxSelection
        defaultExpandedItems={['shelter']}
        slotProps={{ item: nameCheckbox }}
      />
    </Box>
  );
}
