import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView, useTreeViewApiRef } from '@mui/x-tree-view';

interface Island {
  id: string;
  label: string;
  area?: string;
  harbor?: string;
  children?: Island[];
}

const islands: Island[] = [
  {
    id: 'north',
    label: 'Northern islands',
    children: [
      { id: 'skerry', label: 'Skerry', area: '4 km²', harbor: 'East pier' },
      { id: 'holm', label: 'Holm', area: '11 km²', harbor: 'Old quay' },
    ],
  },
  { id: 'reef', label: 'Reef', area: '0.5 km²', harbor: 'none' },
];

export default function ItemDetails() {
  const apiRef = useTreeViewApiRef();
  const [island, setIsland] = React.useState<Island | null>(null);

  return (
    <Box sx={{ maxWidth: 360 }}>
      <Box sx={{ minHeight: 164 }}>
        <RichTreeView
          aria-label="Islands"
          apiRef={apiRef}
          items={islands}
          defaultExpandedItems={['north']}
          onSelectedItemsChange={(_, itemId) =>
            setIsland(itemId ? apiRef.current?.getItem(itemId) : null)
          }
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {island?.area
          ? `${island.label}: ${island.area}, harbor: ${island.harbor}.`
          : 'Select an island.'}
      </Typography>
    </Box>
  );
}
