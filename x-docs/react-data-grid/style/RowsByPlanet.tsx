import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, moons } from './moons';

export default function RowsByPlanet() {
  return (
    <Box
      role="region"
      aria-label="Moons, those of Jupiter marked"
      sx={{
        height: 340,
        width: '100%',
        '& .MuiDataGrid-row.planet-Jupiter': {
          bgcolor: 'action.hover',
          fontWeight: 'bold',
          '&:hover': { bgcolor: 'action.focus' },
          '&.Mui-selected': { bgcolor: 'action.selected' },
        },
      }}
    >
      <DataGrid
        rows={moons}
        columns={columns}
        density="compact"
        hideFooter
        getRowClassName={({ row }) => `planet-${row.planet}`}
      />
    </Box>
  );
}
