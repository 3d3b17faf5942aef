import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Tide {
  id: number;
  harbor: string;
  low: number;
  high: number;
}

const tides: Tide[] = [
  { id: 1, harbor: 'Saint-Malo', low: 1.8, high: 12.2 },
  { id: 2, harbor: 'Cuxhaven', low: 1.1, high: 4.2 },
  { id: 3, harbor: 'Cardiff', low: 1.4, high: 13.1 },
];

const columns: GridColDef<Tide>[] = [
  { field: 'harbor', headerName: 'Harbor', width: 130 },
  {
    field: 'range',
    headerName: 'Range',
    type: 'number',
    width: 110,
    valueGetter: (_, { low, high }) => high - low,
    valueFormatter: (range: number) => `${range.toFixed(1)} m`,
  },
  {
    field: 'bar',
    headerName: 'Compared with 15 m',
    width: 200,
    display: 'flex',
    sortable: false,
    valueGetter: (_, { low, high }) => ((high - low) / 15) * 100,
    renderCell: ({ value, row }) => (
      <LinearProgress
        variant="determinate"
        value={value}
        aria-label={`Tidal range of ${row.harbor}, share of 15 meters`}
        sx={{ width: '100%', height: 10 }}
      />
    ),
  },
];

export default function TideTable() {
  return (
    <Box
      role="region"
      aria-label="Tidal ranges"
      sx={{ height: 216, width: '100%' }}
    >
      <DataGrid rows={tides} columns={columns} hideFooter />
    </Box>
  );
}
