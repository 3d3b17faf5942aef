import Box from '@mui/material/Box';
import { RichTreeView, treeItemClasses } from '@mui/x-tree-view';
import { orders } from './orders';

export default function CardItems() {
  return (
    <Box sx={{ minHeight: 228, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Orders as cards"
        items={orders}
        defaultExpandedItems={['march']}
        defaultSelectedItems="3021"
        sx={{
          [`& .${treeItemClasses.content}`]: {
            mb: 0.75,
            border: 1,
            borderColor: 'divider',
            '&[data-selected]': { borderColor: 'primary.main' },
          },
          [`& .${treeItemClasses.content}[data-expanded]`]: {
            bgcolor: 'action.hover',
          },
        }}
      />
    </Box>
  );
}
