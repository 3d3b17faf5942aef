import type * as React from 'react';
import Box from '@mui/material/Box';
import {
  RichTreeView,
  TreeItem,
  useTreeItemUtils,
  type TreeItemProps,
  type TreeViewCancellableEvent,
} from '@mui/x-tree-view';
import { greenhouse } from './greenhouse';

function DoubleClickItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const { interactions } = useTreeItemUtils({ itemId, children });

  const select = (event: React.MouseEvent & TreeViewCancellableEvent) => {
    event.defaultMuiPrevented = true;
    interactions.handleSelection(event);
  };

  return (
    <TreeItem
      {...props}
      slotProps={{
        content: {
          onClick: select,
          onDoubleClick: interactions.handleExpansion,
        },
        iconContainer: { onClick: interactions.handleExpansion },
      }}
    />
  );
}

export default function DoubleClickOpens() {
  return (
    <Box sx={{ minHeight: 168, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Greenhouse opened by double-click"
        items={greenhouse}
        slots={{ item: DoubleClickItem }}
      />
    </Box>
  );
}
