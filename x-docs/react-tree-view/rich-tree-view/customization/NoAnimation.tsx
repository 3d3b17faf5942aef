import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';
import { orders } from './orders';

const atOnce = { slotProps: { groupTransition: { timeout: 0 } } };

export default function NoAnimation() {
  return (
    <Box sx={{ minHeight: 168, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Orders without animation"
        items={orders}
        defaultExpandedItems={['march']}
        slotProps={{ item: atOnce }}
      />
    </Box>
  );
}
