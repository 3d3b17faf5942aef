import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';
import { expedition } from './expedition';
import { nameCheckbox } from './nameCheckbox';

const parents = new Set(
  expedition.filter((item) => item.children).map((item) => item.id),
);

const itemProps = (owner: { itemId: string; label: string }) =>
  parents.has(owner.itemId)
    ? { slotProps: { checkbox: { style: { display: 'none' } } } }
    : nameCheckbox(owner);

export default function LeafCheckboxes() {
  return (
    <Box sx={{ minHeight: 264, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Pieces to ship"
        items={expedition}
        checkboxSelection
        multiSelect
        defaultExpandedItems={['shelter', 'science']}
        slotProps={{ item: itemProps }}
      />
    </Box>
  );
}
