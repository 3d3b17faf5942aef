import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const ships: TreeViewBaseItem[] = [
  {
    id: 'ferries',
    label: 'Ferries',
    children: [
      { id: 'aurora', label: 'Aurora' },
      { id: 'borealis', label: 'Borealis' },
    ],
  },
  {
    id: 'tugs',
    label: 'Tugs',
    children: [{ id: 'otter', label: 'Otter' }],
  },
  { id: 'museum', label: 'Museum ship' },
];

export default function TryKeys() {
  const [selected, setSelected] = React.useState<string[]>([]);

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Typography id="try-keys-name" sx={{ fontWeight: 'bold' }}>
        Ships in the harbor
      </Typography>
      <Box sx={{ minHeight: 200 }}>
        <RichTreeView
          aria-labelledby="try-keys-name"
          items={ships}
          multiSelect
          selectedItems={selected}
          onSelectedItemsChange={(_, itemIds) => setSelected(itemIds)}
          defaultExpandedItems={['ferries']}
        />
      </Box>
      <Typography role="status" variant="body2">
        Selected: {selected.length === 0 ? 'none' : selected.join(', ')}
      </Typography>
    </Box>
  );
}
