import Box from '@mui/material/Box';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';
import { nameInput, songbook } from './songbook';

const isLeaf = (item: TreeViewBaseItem) => !item.children?.length;

export default function RenameLeaves() {
  return (
    <Box sx={{ minHeight: 168, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Songbook with fixed chapters"
        items={songbook}
        isItemEditable={isLeaf}
        defaultExpandedItems={['morning']}
        slotProps={{ item: nameInput }}
      />
    </Box>
  );
}
