import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { moons, type Moon } from './moons';

const columns: GridColDef<Moon>[] = [
  { field: 'name', headerName: 'Moon', flex: 1, minWidth: 110 },
  {
    field: 'planet',
    headerName: 'Planet',
    width: 160,
    align: 'center',
    headerAlign: 'center',
    display: 'flex',
    renderCell: ({ value }) => <Chip size="small" label={value} />,
  },
  {
    field: 'diameter',
    headerName: 'Diameter (km)',
    type: 'number',
    width: 150,
    align: 'left',
    headerAlign: 'left',
  },
];

export default function AlignedColumns() {
  return (
    <Box
      role="region"
      aria-label="Moons with aligned columns"
      sx={{ height: 340, width: '100%' }}
    >
      <DataGrid rows={moons} columns={columns} hideFooter density="compact" />
    </Box>
  );
}
