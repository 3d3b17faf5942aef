import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './plants';

export default function EmptyGridHeight() {
  return (
    <Box
      role="region"
      aria-label="Plants, nothing sown yet"
      sx={{ display: 'flex', flexDirection: 'column' }}
    >
      <DataGrid
        rows={[]}
        columns={columns}
        localeText={{ noRowsLabel: 'Nothing sown yet' }}
        sx={{ '--DataGrid-overlayHeight': '240px' }}
      />
    </Box>
  );
}
