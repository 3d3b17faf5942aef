import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { gauges, type Gauge } from './gauges';

const columns: GridColDef<Gauge>[] = [
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 120 },
  {
    field: 'level',
    headerName: 'Level (cm)',
    type: 'number',
    width: 120,
    headerClassName: 'measured',
  },
  {
    field: 'temperature',
    headerName: 'Water (°C)',
    description: 'Measured one meter below the surface',
    type: 'number',
    width: 120,
    headerClassName: ({ colDef }) => (colDef.description ? 'explained' : ''),
  },
];

export default function ColoredHeader() {
  return (
    <Box
      role="region"
      aria-label="River gauges, styled headers"
      sx={{ height: 270, width: '100%' }}
    >
      <DataGrid
        rows={gauges}
        columns={columns}
        hideFooter
        sx={{
          '& .measured': {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            '& .MuiIconButton-root': { color: 'inherit' },
          },
          '& .explained': { textDecoration: 'underline dotted' },
        }}
      />
    </Box>
  );
}
