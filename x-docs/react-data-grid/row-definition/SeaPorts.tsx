import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Port {
  id: string;
  name: string;
  country: string;
  berths: number;
}

const rows: Port[] = [
  { id: 'NLRTM', name: 'Rotterdam', country: 'Netherlands', berths: 135 },
  { id: 'ESVLC', name: 'Valencia', country: 'Spain', berths: 31 },
  { id: 'PLGDN', name: 'Gdańsk', country: 'Poland', berths: 24 },
  { id: 'SEGOT', name: 'Gothenburg', country: 'Sweden', berths: 18 },
];

const columns: GridColDef<Port>[] = [
  { field: 'name', headerName: 'Port', flex: 1, minWidth: 110 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 120 },
  { field: 'berths', headerName: 'Berths', type: 'number', width: 90 },
];

export default function SeaPorts() {
  return (
    <Box
      role="region"
      aria-label="Sea ports"
      sx={{ height: 268, width: '100%' }}
    >
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
