import Box from '@mui/material/Box';
import { RichTreeView, treeItemClasses } from '@mui/x-tree-view';
import { greenhouse } from './greenhouse';

export default function SmallerByLevel() {
  return (
    <Box sx={{ minHeight: 168, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Greenhouse in two sizes"
        items={greenhouse}
        defaultExpandedItems={['tropics']}
        sx={{
          [`& .${treeItemClasses.label}`]: {
            fontSize: 'calc(1.25rem - 0.25rem * var(--TreeView-itemDepth))',
          },
        }}
      />
    </Box>
  );
}
