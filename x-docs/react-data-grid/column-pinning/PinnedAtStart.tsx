import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, servers } from './servers';

export default function PinnedAtStart() {
  return (
    <Box
      role="region"
      aria-label="Servers, host and uptime pinned"
      sx={{ height: 290, width: '100%' }}
    >
      <DataGridPro
        rows={servers}
        columns={columns}
        hideFooter
        initialState={{
          pinnedColumns: { left: ['host'], right: ['uptime'] },
        }}
      />
    </Box>
  );
}
