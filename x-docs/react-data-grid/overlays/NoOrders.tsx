import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './orders';

export default function NoOrders() {
  return (
    <Box
      role="region"
      aria-label="Empty order list"
      sx={{ height: 250, width: '100%' }}
    >
      <DataGrid columns={columns} rows={[]} hideFooter />
    </Box>
  );
}
