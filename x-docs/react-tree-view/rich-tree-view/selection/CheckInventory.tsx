import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';
import { expedition } from './expedition';
import { nameCheckbox } from './nameCheckbox';

export default function CheckInventory() {
  return (
    <Box sx={{ minHeight: 264, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Checked inventory"
        items={expedition}
        checkboxSelection
        multiSelect
        defaultExpandedItems={['shelter', 'science']}
        defaultSelectedItems={['tent', 'tarp']}
        slotProps={{ item: nameCheckbox }}
      />
    </Box>
  );
}
