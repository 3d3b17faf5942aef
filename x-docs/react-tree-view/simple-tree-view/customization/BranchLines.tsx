import Box from '@mui/material/Box';
import { SimpleTreeView, TreeItem, treeItemClasses } from '@mui/x-tree-view';

export default function BranchLines() {
  return (
    <Box sx={{ minHeight: 232, maxWidth: 320 }}>
      <SimpleTreeView
        aria-label="Family"
        defaultExpandedItems={['ada', 'bruno']}
        itemChildrenIndentation={24}
        sx={{
          [`& .${treeItemClasses.groupTransition}`]: {
            position: 'relative',
            '&::before': {
              content: '""',
              position: 'absolute',
              insetBlock: 0,
              insetInlineStart:
                'calc(16px + var(--TreeView-itemChildrenIndentation) * var(--TreeView-itemDepth))',
              borderInlineStart: '1px dashed',
              borderColor: 'text.secondary',
            },
          },
        }}
      >
        <TreeItem itemId="ada" label="Ada">
          <TreeItem itemId="bruno" label="Bruno">
            <TreeItem itemId="cleo" label="Cleo" />
            <TreeItem itemId="dario" label="Dario" />
          </TreeItem>
          <TreeItem itemId="elin" label="Elin" />
        </TreeItem>
        <TreeItem itemId="fritz" label="Fritz">
          <TreeItem itemId="greta" label="Greta" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
