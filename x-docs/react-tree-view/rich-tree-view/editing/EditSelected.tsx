import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView, useTreeViewApiRef } from '@mui/x-tree-view';
import { nameInput, songbook } from './songbook';

export default function EditSelected() {
  const apiRef = useTreeViewApiRef();
  const [selected, setSelected] = React.useState<string | null>('dew');

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Button
        disabled={selected === null}
        onClick={() => apiRef.current?.setEditedItem(selected)}
      >
        Rename selected
      </Button>
      <Box sx={{ minHeight: 168 }}>
        <RichTreeView
          aria-label="Songbook with button"
          apiRef={apiRef}
          items={songbook}
          isItemEditable
          defaultExpandedItems={['morning']}
          selectedItems={selected}
          onSelectedItemsChange={(_, itemId) => setSelected(itemId)}
          slotProps={{ item: nameInput }}
        />
      </Box>
    </Box>
  );
}
