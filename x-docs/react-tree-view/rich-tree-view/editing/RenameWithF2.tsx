import Box from '@mui/material/Box';
import {
  RichTreeView,
  TreeItem,
  useTreeItemUtils,
  type TreeItemProps,
} from '@mui/x-tree-view';
import { nameInput, songbook } from './songbook';

function F2Item(props: TreeItemProps) {
  const { itemId, children } = props;
  const { interactions, publicAPI, status } = useTreeItemUtils({
    itemId,
    children,
  });

  return (
    <TreeItem
      {...props}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget) {
          return;
        }
        if (event.key === 'F2') {
          interactions.toggleItemEditing();
        } else if (event.key === 'Enter') {
          event.defaultMuiPrevented = true;
          if (status.expandable) {
            publicAPI.setItemExpansion({ event, itemId });
          } else {
            publicAPI.setItemSelection({ event, itemId });
          }
        }
      }}
      slotProps={nameInput.slotProps}
    />
  );
}

export default function RenameWithF2() {
  return (
    <Box sx={{ minHeight: 168, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Songbook renamed with F2"
        items={songbook}
        isItemEditable
        defaultExpandedItems={['morning']}
        slots={{ item: F2Item }}
      />
    </Box>
  );
}
