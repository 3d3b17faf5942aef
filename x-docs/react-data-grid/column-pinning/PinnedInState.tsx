import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGridPro, type GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import { columns, servers } from './servers';

export default function PinnedInState() {
  const [pinned, setPinned] = React.useState<GridPinnedColumnFields>({
    left: ['host'],
    right: ['disk'],
  });

  return (
    <div>
      <Stack direction="row" sx={{ gap: 1, mb: 2, flexWrap: 'wrap' }}>
        <Chip label={`Left: ${pinned.left?.join(', ') || 'none'}`} />
        <Chip label={`Right: ${pinned.right?.join(', ') || 'none'}`} />
      </Stack>
      <Box
        role="region"
        aria-label="Servers, pinned columns in a state"
        sx={{ height: 290, width: '100%' }}
      >
        <DataGridPro
          rows={servers}
          columns={columns}
          hideFooter
          pinnedColumns={pinned}
          onPinnedColumnsChange={setPinned}
        />
      </Box>
    </div>
  );
}
