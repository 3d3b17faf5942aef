import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView, useTreeViewApiRef } from '@mui/x-tree-view';
import { museum } from './museum';

export default function CountChildren() {
  const apiRef = useTreeViewApiRef();
  const [summary, setSummary] = React.useState('Select an item.');

  const summarize = (itemId: string | null) => {
    const ids = apiRef.current?.getItemOrderedChildrenIds(itemId) ?? [];
    setSummary(
      ids.length > 0
        ? `${ids.length} below: ${ids.join(', ')}`
        : 'No children.',
    );
  };

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Box sx={{ minHeight: 200 }}>
        <RichTreeView
          aria-label="Museum with children count"
          apiRef={apiRef}
          items={museum}
          defaultExpandedItems={['upper']}
          onSelectedItemsChange={(_, itemId) => summarize(itemId)}
        />
      </Box>
      <Typography role="status" variant="body2">
        {summary}
      </Typography>
    </Box>
  );
}
