import type * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  RichTreeView,
  TreeItem,
  useTreeItemUtils,
  type TreeItemProps,
} from '@mui/x-tree-view';
import { greenhouse } from './greenhouse';

function CloseOthersItem(props: TreeItemProps) {
  const { itemId, children, label } = props;
  const { publicAPI, status } = useTreeItemUtils({ itemId, children });

  const closeOthers = (event: React.MouseEvent) => {
    event.stopPropagation();
    publicAPI
      .getItemOrderedChildrenIds(publicAPI.getParentId(itemId))
      .forEach((id) =>
        publicAPI.setItemExpansion({
          event,
          itemId: id,
          shouldBeExpanded: id === itemId,
        }),
      );
  };

  const content = (
    <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
      {label}
      {status.expandable && (
        <Button
          size="small"
          tabIndex={-1}
          onClick={closeOthers}
          sx={{ py: 0, lineHeight: '24px' }}
        >
          Only this
        </Button>
      )}
    </Box>
  );

  return <TreeItem {...props} slotProps={{ label: { children: content } }} />;
}

export default function CloseOthers() {
  return (
    <Box sx={{ minHeight: 168, maxWidth: 320 }}>
      <RichTreeView
        aria-label="Greenhouse, one house open"
        items={greenhouse}
        defaultExpandedItems={['tropics', 'desert']}
        slots={{ item: CloseOthersItem }}
      />
    </Box>
  );
}
