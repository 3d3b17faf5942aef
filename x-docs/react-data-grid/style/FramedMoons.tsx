import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, moons } from './moons';

export default function FramedMoons() {
  return (
    <Box
      role="region"
      aria-label="Moons in a frame"
      sx={{ height: 340, width: '100%' }}
    >
      <DataGrid
        rows={moons}
        columns={columns}
        density="compact"
        hideFooter
        sx={{
          border: 2,
          borderColor: 'secondary.main',
          borderRadius: 3,
          '& .MuiDataGrid-cell:hover': { color: 'secondary.main' },
        }}
      />
    </Box>
  );
}
