import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid } from '@mui/x-data-grid';
import { columns, orders } from './orders';

function NamedBar() {
  return <LinearProgress aria-label="Loading orders" />;
}

export default function LoadingBar() {
  return (
    <Box
      role="region"
      aria-label="Orders, loading again"
      sx={{ height: 300, width: '100%' }}
    >
      <DataGrid
        rows={orders}
        columns={columns}
        loading
        hideFooter
        slots={{ baseLinearProgress: NamedBar }}
      />
    </Box>
  );
}
