import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view';
import { museum } from './museum';

export default function LastClick() {
  const [clicked, setClicked] = React.useState('none');
  const [selected, setSelected] = React.useState('none');

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        Last click: {clicked}. Selected: {selected}.
      </Typography>
      <Box sx={{ minHeight: 200 }}>
        <RichTreeView
          aria-label="Museum with click tracking"
          items={museum}
          defaultExpandedItems={['ground']}
          onItemClick={(_, itemId) => setClicked(itemId)}
          onSelectedItemsChange={(_, itemId) => setSelected(itemId ?? 'none')}
        />
      </Box>
    </Box>
  );
}
