import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const platforms: TreeViewBaseItem[] = [
  { id: 'p1', label: 'Platform 1' },
  { id: 'p2', label: 'Platform 2 (closed)' },
  { id: 'p3', label: 'Platform 3 (closed)' },
  { id: 'p4', label: 'Platform 4' },
];

const isClosed = (item: TreeViewBaseItem) => item.label.endsWith('(closed)');

export default function FocusableDisabled() {
  const [focusable, setFocusable] = React.useState(false);

  return (
    <Box sx={{ maxWidth: 320 }}>
      <FormControlLabel
        control={
          <Switch
            checked={focusable}
            onChange={(event) => setFocusable(event.target.checked)}
          />
        }
        label="disabledItemsFocusable"
      />
      <RichTreeView
        aria-label="Platforms"
        items={platforms}
        isItemDisabled={isClosed}
        disabledItemsFocusable={focusable}
      />
    </Box>
  );
}
