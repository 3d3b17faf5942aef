import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';
import { nameInput, songbook } from './songbook';

export default function RenameSongs() {
  return (
    <Box sx={{ minHeight: 168, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Songbook"
        items={songbook}
        isItemEditable
        defaultExpandedItems={['morning']}
        slotProps={{ item: nameInput }}
      />
    </Box>
  );
}
