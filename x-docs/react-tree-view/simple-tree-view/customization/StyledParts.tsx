import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem, treeItemClasses } from '@mui/x-tree-view';

export default function StyledParts() {
  return (
    <Box sx={{ minHeight: 208, maxWidth: 320 }}>
      <SimpleTreeView
        aria-label="Paint colors"
        defaultExpandedItems={['earth']}
        defaultSelectedItems="umber"
        sx={{
          [`& .${treeItemClasses.content}`]: {
            py: 0.75,
            borderRadius: 0,
            borderInlineStart: '3px solid',
            borderColor: 'transparent',
            '&[data-selected]': { borderColor: 'primary.main' },
            '&[data-expanded]': { fontWeight: 'bold' },
          },
          [`& .${treeItemClasses.label}`]: {
            fontSize: '0.875rem',
            fontWeight: 'inherit',
          },
        }}
      >
        <TreeItem itemId="earth" label="Earth">
          <TreeItem itemId="umber" label="Umber" />
          <TreeItem itemId="sienna" label="Sienna" />
        </TreeItem>
        <TreeItem itemId="blues" label="Blues">
          <TreeItem itemId="smalt" label="Smalt" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
