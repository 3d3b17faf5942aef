import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import { columns } from './orders';

function ShareLoaded() {
  return (
    <GridOverlay>
      <Typography id="share-loaded" component="p">
        240 of 400 orders loaded
      </Typography>
      <LinearProgress
        variant="determinate"
        value={60}
        aria-labelledby="share-loaded"
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
