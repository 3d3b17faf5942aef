import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView, useTreeViewApiRef } from '@mui/x-tree-view';
import { museum } from './museum';

export default function PathToItem() {
  const apiRef = useTreeViewApiRef();
  const [path, setPath] = React.useState<string[]>([]);

  const updatePath = (itemId: string | null) => {
    const labels: string[] = [];
    let current: string | null = itemId;
    while (current !== null && apiRef.current) {
      labels.unshift(apiRef.current.getItem(current).label);
      current = apiRef.current.getParentId(current);
    }
    setPath(labels);
  };

  return (
    <Box sx={{ maxWidth: 360 }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {path.length > 0 ? path.join(' / ') : 'Select a room.'}
      </Typography>
      <Box sx={{ minHeight: 272 }}>
        <RichTreeView
          aria-label="Museum with path"
          apiRef={apiRef}
          items={museum}
          defaultExpandedItems={['upper', 'minerals']}
          onSelectedItemsChange={(_, itemId) => updatePath(itemId)}
        />
      </Box>
    </Box>
  );
}
