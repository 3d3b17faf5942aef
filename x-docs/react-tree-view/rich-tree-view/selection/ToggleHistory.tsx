import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view';
import { expedition } from './expedition';

export default function ToggleHistory() {
  const [history, setHistory] = React.useState<string[]>([]);

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Box sx={{ minHeight: 232 }}>
        <RichTreeView
          aria-label="Inventory with history"
          items={expedition}
          multiSelect
          defaultExpandedItems={['shelter']}
          onItemSelectionToggle={(_, itemId, isSelected) =>
            setHistory((previous) =>
              [`${isSelected ? '+' : '−'} ${itemId}`, ...previous].slice(0, 3),
            )
          }
        />
      </Box>
      <Box role="status" sx={{ typography: 'body2', minHeight: 63 }}>
        {history.length === 0
          ? 'No change yet.'
          : history.map((line, index) => <div key={index}>{line}</div>)}
      </Box>
    </Box>
  );
}
