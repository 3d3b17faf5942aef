import type * as React from 'react';
import Box from '@mui/material/Box';
import {
  RichTreeView,
  TreeItem,
  useTreeItemUtils,
  type TreeItemProps,
  type TreeViewCancellableEvent,
} from '@mui/x-tree-view';
import { songbook } from './songbook';

function StrictItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const { interactions } = useTreeItemUtils({ itemId, children });

  const discard = (event: React.FocusEvent & TreeViewCancellableEvent) => {
    event.defaultMuiPrevented = true;
    interactions.handleCancelItemLabelEditing(event);
  };

  return (
    <TreeItem
      {...props}
      slotProps={{ labelInput: { 'aria-label': 'New name', onBlur: discard } }}
    />
  );
}

export default function DiscardOnBlur() {
  return (
    <Box sx={{ minHeight: 168, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Songbook saved with Enter"
        items={songbook}
        isItemEditable
        defaultExpandedItems={['morning']}
        slots={{ item: StrictItem }}
      />
    </Box>
  );
}
