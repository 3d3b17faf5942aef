import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView, useTreeViewApiRef } from '@mui/x-tree-view';
import { archive } from './archive';

export default function OpenedFolder() {
  const apiRef = useTreeViewApiRef();
  const [message, setMessage] = React.useState('Nothing opened yet.');

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <Box sx={{ minHeight: 200 }}>
        <RichTreeView
          aria-label="Archive with status"
          apiRef={apiRef}
          items={archive}
          onItemExpansionToggle={(_, itemId, isExpanded) => {
            const { label } = apiRef.current?.getItem(itemId) ?? {};
            const count =
              apiRef.current?.getItemOrderedChildrenIds(itemId).length;
            setMessage(
              isExpanded ? `${label}: ${count} inside.` : `${label} closed.`,
            );
          }}
        />
      </Box>
    </Box>
  );
}
