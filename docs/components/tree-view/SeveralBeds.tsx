import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const wards = {
  'Ward 1': ['Bed 11', 'Bed 12'],
  'Ward 2': ['Bed 21', 'Bed 22'],
};

export default function SeveralBeds() {
  const [selected, setSelected] = React.useState(['Bed 11']);

  return (
    <Box sx={{ minHeight: 260, maxWidth: 320 }}>
      <SimpleTreeView
        multiSelect
        aria-label="Beds"
        defaultExpandedItems={Object.keys(wards)}
        selectedItems={selected}
        onSelectedItemsChange={(_event, ids) => setSelected(ids)}
      >
        {Object.entries(wards).map(([ward, beds]) => (
          <TreeItem key={ward} itemId={ward} label={ward}>
            {beds.map((bed) => (
              <TreeItem key={bed} itemId={bed} label={bed} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
      <Typography role="status" sx={{ mt: 1 }}>
        Selected: {selected.join(', ') || 'none'}
      </Typography>
    </Box>
  );
}
