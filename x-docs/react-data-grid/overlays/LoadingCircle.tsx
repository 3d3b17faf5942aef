import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './orders';

function HiddenCircle() {
  return <CircularProgress aria-hidden />;
}

export default function LoadingCircle() {
  return (
    <Box
      role="region"
      aria-label="Orders, loading with a circle"
      aria-busy
      sx={{ height: 300, width: '100%' }}
    >
      <DataGrid
        columns={columns}
        loading
        hideFooter
        slots={{ baseCircularProgress: HiddenCircle }}
        slotProps={{
          loadingOverlay: {
            variant: 'circular-progress',
            noRowsVariant: 'circular-progress',
          },
        }}
      />
    </Box>
  );
}
