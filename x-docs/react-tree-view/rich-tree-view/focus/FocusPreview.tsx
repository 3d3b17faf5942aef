import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView, useTreeViewApiRef } from '@mui/x-tree-view';
import { stations } from './stations';

export default function FocusPreview() {
  const apiRef = useTreeViewApiRef();
  const [label, setLabel] = React.useState<string | null>(null);

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {label === null ? 'Enter the tree with Tab.' : `Preview of ${label}`}
      </Typography>
      <Box sx={{ minHeight: 168 }}>
        <RichTreeView
          aria-label="Weather stations with preview"
          apiRef={apiRef}
          items={stations}
          defaultExpandedItems={['north']}
          onItemFocus={(_, itemId) =>
            setLabel(apiRef.current?.getItem(itemId).label)
          }
          onBlur={() => setLabel(null)}
        />
      </Box>
    </Box>
  );
}
