import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './orders';

function NamedCircle() {
  return <CircularProgress aria-label="Loading orders" />;
}

export default function LoadingCircle() {
  return (
    <Box
      role="region"
      aria-label="Orders, loading with a circle"
      sx={{ height: 300, width: '100%' }}
    >
      <DataGrid
        columns={columns}
        loading
        hideFooter
        slots={{ baseCircularProgress: NamedCircle }}
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
