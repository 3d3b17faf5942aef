import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid } from '@mui/x-data-grid';
import { columns, orders } from './orders';

function HiddenBar() {
  return <LinearProgress aria-hidden />;
}

export default function LoadingBar() {
  return (
    <Box
      role="region"
      aria-label="Orders, loading again"
      aria-busy
      sx={{ height: 300, width: '100%' }}
    >
      <DataGrid
        rows={orders}
        columns={columns}
        loading
        hideFooter
        slots={{ baseLinearProgress: HiddenBar }}
      />
    </Box>
  );
}
