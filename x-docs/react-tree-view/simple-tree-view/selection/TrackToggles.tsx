import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function TrackToggles() {
  const [message, setMessage] = React.useState('No change yet.');

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <Box sx={{ minHeight: 168 }}>
        <SimpleTreeView
          aria-label="Instruments"
          multiSelect
          defaultExpandedItems={['strings']}
          onItemSelectionToggle={(_, itemId, isSelected) =>
            setMessage(`${itemId} was ${isSelected ? 'added' : 'removed'}.`)
          }
        >
          <TreeItem itemId="strings" label="Strings">
            <TreeItem itemId="viola" label="Viola" />
            <TreeItem itemId="harp" label="Harp" />
          </TreeItem>
          <TreeItem itemId="brass" label="Brass">
            <TreeItem itemId="tuba" label="Tuba" />
          </TreeItem>
        </SimpleTreeView>
      </Box>
    </Box>
  );
}
