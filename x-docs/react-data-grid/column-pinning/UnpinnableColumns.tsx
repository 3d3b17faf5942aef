import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, servers } from './servers';

const columnsWithLock = columns.map((column) => ({
  ...column,
  pinnable: column.field === 'host' || column.field === 'region',
}));

export default function UnpinnableColumns() {
  return (
    <Box
      role="region"
      aria-label="Servers, only two columns can be pinned"
      sx={{ height: 290, width: '100%' }}
    >
      <DataGridPro rows={servers} columns={columnsWithLock} hideFooter />
    </Box>
  );
}
