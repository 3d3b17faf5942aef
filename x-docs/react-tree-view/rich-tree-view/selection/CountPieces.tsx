import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView, useTreeViewApiRef } from '@mui/x-tree-view';
import { expedition } from './expedition';
import { nameCheckbox } from './nameCheckbox';

const propagation = { descendants: true, parents: true };

export default function CountPieces() {
  const apiRef = useTreeViewApiRef();
  const [pieces, setPieces] = React.useState<string[]>([]);

  const isLeaf = (itemId: string) =>
    apiRef.current?.getItemOrderedChildrenIds(itemId).length === 0;

  return (
    <Box sx={{ maxWidth: 360 }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {pieces.length > 0 ? pieces.join(', ') : 'Nothing chosen'}
      </Typography>
      <Box sx={{ minHeight: 264 }}>
        <RichTreeView
          aria-label="Pieces"
          apiRef={apiRef}
          items={expedition}
          checkboxSelection
          multiSelect
          selectionPropagation={propagation}
          onSelectedItemsChange={(_, itemIds) =>
            setPieces(itemIds.filter(isLeaf))
          }
          slotProps={{ item: nameCheckbox }}
        />
      </Box>
    </Box>
  );
}
