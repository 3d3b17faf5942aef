import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import { allDays, tour } from './tour';

const isEvent = (itemId: string) => !allDays.includes(itemId);

export default function FixedDays() {
  return (
    <Box sx={{ minHeight: 232, maxWidth: 320 }}>
      <RichTreeViewPro
        aria-label="Tour with fixed days"
        items={tour}
        itemsReordering
        isItemReorderable={isEvent}
        defaultExpandedItems={allDays}
      />
    </Box>
  );
}
