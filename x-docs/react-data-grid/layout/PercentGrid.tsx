import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns, plants } from './plants';

export default function PercentGrid() {
  return (
    <Box sx={{ height: 420 }}>
      <Paper variant="outlined" sx={{ height: '25%', p: 2 }}>
        <Typography variant="body2">
          This card takes 25% of the space, the grid the other 75%.
        </Typography>
      </Paper>
      <Box
        role="region"
        aria-label="Plants in three quarters of the height"
        sx={{ height: '75%', pt: 2 }}
      >
        <DataGrid rows={plants} columns={columns} />
      </Box>
    </Box>
  );
}
