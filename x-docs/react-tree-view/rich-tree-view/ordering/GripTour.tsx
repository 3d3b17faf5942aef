import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import { GripItem } from './gripItem';
import { allDays, tour } from './tour';

export default function GripTour() {
  return (
    <Box sx={{ minHeight: 232, maxWidth: 320 }}>
      <RichTreeViewPro
        aria-label="Tour with grips"
        items={tour}
        itemsReordering
        defaultExpandedItems={allDays}
        slots={{ item: GripItem }}
      />
    </Box>
  );
}
