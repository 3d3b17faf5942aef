import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import { allDays, tour } from './tour';

export default function SortTour() {
  return (
    <Box sx={{ minHeight: 232, maxWidth: 320 }}>
      <RichTreeViewPro
        aria-label="Tour"
        items={tour}
        itemsReordering
        defaultExpandedItems={allDays}
      />
    </Box>
  );
}
