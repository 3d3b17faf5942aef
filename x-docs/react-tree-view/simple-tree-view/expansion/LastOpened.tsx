import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function LastOpened() {
  const [message, setMessage] = React.useState('Open or close a tray.');

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <Box sx={{ minHeight: 168 }}>
        <SimpleTreeView
          aria-label="Collection trays"
          onItemExpansionToggle={(_, itemId, isExpanded) =>
            setMessage(`Tray ${itemId} is ${isExpanded ? 'open' : 'closed'}.`)
          }
        >
          <TreeItem itemId="shells" label="Shells">
            <TreeItem itemId="cowrie" label="Cowrie" />
            <TreeItem itemId="conch" label="Conch" />
          </TreeItem>
          <TreeItem itemId="fossils" label="Fossils">
            <TreeItem itemId="ammonite" label="Ammonite" />
          </TreeItem>
        </SimpleTreeView>
      </Box>
    </Box>
  );
}
