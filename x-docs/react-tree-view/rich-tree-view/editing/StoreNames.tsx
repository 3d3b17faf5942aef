import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';
import { nameInput, songbook } from './songbook';

const rename = (
  items: TreeViewBaseItem[],
  itemId: string,
  label: string,
): TreeViewBaseItem[] =>
  items.map((item) => ({
    ...item,
    label: item.id === itemId ? label : item.label,
    children: item.children && rename(item.children, itemId, label),
  }));

export default function StoreNames() {
  const [items, setItems] = React.useState(songbook);
  const [message, setMessage] = React.useState('Nothing renamed yet.');

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {message}
      </Typography>
      <Box sx={{ minHeight: 168 }}>
        <RichTreeView
          aria-label="Songbook in a state"
          items={items}
          isItemEditable
          defaultExpandedItems={['morning']}
          onItemLabelChange={(itemId, label) => {
            setItems((previous) => rename(previous, itemId, label));
            setMessage(`${itemId} is now called ${label}.`);
          }}
          slotProps={{ item: nameInput }}
        />
      </Box>
    </Box>
  );
}
