import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { gauges, type Gauge } from './gauges';

const columns: GridColDef<Gauge>[] = [
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 120 },
  {
    field: 'level',
    headerName: 'Level above the zero of the gauge (cm)',
    type: 'number',
    width: 160,
  },
  {
    field: 'flow',
    headerName: 'Mean flow of the last 24 hours (m³/s)',
    type: 'number',
    width: 160,
  },
];

export default function TallHeader() {
  return (
    <Box
      role="region"
      aria-label="River gauges, tall headers"
      sx={{ height: 300, width: '100%' }}
    >
      <DataGrid
        rows={gauges}
        columns={columns}
        hideFooter
        columnHeaderHeight={84}
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: {
            whiteSpace: 'normal',
            lineHeight: 1.35,
          },
          [`& .${gridClasses['columnHeader--alignRight']}`]: {
            textAlign: 'end',
          },
        }}
      />
    </Box>
  );
}
