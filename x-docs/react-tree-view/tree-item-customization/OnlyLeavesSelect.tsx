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

function HeadingItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const { interactions, status } = useTreeItemUtils({ itemId, children });

  const click = (event: React.MouseEvent & TreeViewCancellableEvent) => {
    if (status.expandable) {
      event.defaultMuiPrevented = true;
      interactions.handleExpansion(event);
    }
  };

  return (
    <TreeItem
      {...props}
      slotProps={{ content: { onClick: click } }}
      onKeyDown={(event) => {
        const own = event.target === event.currentTarget;
        if (own && status.expandable && event.key === ' ') {
          event.preventDefault();
          event.defaultMuiPrevented = true;
        }
      }}
    />
  );
}

export default function OnlyLeavesSelect() {
  return (
    <Box sx={{ minHeight: 168, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Beds to select"
        items={greenhouse}
        defaultExpandedItems={['tropics']}
        slots={{ item: HeadingItem }}
      />
    </Box>
  );
}
