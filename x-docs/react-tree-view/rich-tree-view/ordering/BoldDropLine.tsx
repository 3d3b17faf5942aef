import Box from '@mui/material/Box';
import { RichTreeViewPro, treeItemClasses } from '@mui/x-tree-view-pro';
import { allDays, tour } from './tour';

export default function BoldDropLine() {
  return (
    <Box sx={{ minHeight: 232, maxWidth: 320 }}>
      <RichTreeViewPro
        aria-label="Tour with a bold line"
        items={tour}
        itemsReordering
        defaultExpandedItems={allDays}
        sx={{
          [`& .${treeItemClasses.dragAndDropOverlay}`]: {
            borderWidth: 3,
            borderColor: 'primary.main',
          },
          '& [draggable]': { cursor: 'grab' },
        }}
      />
    </Box>
  );
}
