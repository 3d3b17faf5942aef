import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import { allDays, tour } from './tour';

export default function SameDay() {
  return (
    <Box sx={{ minHeight: 232, maxWidth: 320 }}>
      <RichTreeViewPro
        aria-label="Tour, sorted within a day"
        items={tour}
        itemsReordering
        canMoveItemToNewPosition={({ oldPosition, newPosition }) =>
          oldPosition.parentId === newPosition.parentId
        }
        defaultExpandedItems={allDays}
      />
    </Box>
  );
}
