import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import { columns } from './orders';

function ShareLoaded() {
  return (
    <GridOverlay>
      240 of 400 orders loaded
      <LinearProgress
        aria-hidden
        variant="determinate"
        value={60}
        sx={{ width: 200 }}
      />
    </GridOverlay>
  );
}

export default function LoadedShare() {
  return (
    <Box
      role="region"
      aria-label="Orders, loading with a share"
      aria-busy
      sx={{ height: 300, width: '100%' }}
    >
      <DataGrid
        columns={columns}
        loading
        hideFooter
        slots={{ loadingOverlay: ShareLoaded }}
      />
    </Box>
  );
}
