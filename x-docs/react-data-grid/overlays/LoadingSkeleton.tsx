import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './orders';

export default function LoadingSkeleton() {
  return (
    <Box
      role="region"
      aria-label="Orders, first loading"
      sx={{ height: 300, width: '100%' }}
    >
      <DataGrid columns={columns} loading hideFooter />
    </Box>
  );
}
