import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const shipments = [
  { id: 1, parcel: 'PX-4107', depot: 'Lyon', grams: 2450 },
  { id: 2, parcel: 'PX-4112', depot: 'Gdansk', grams: 730 },
  { id: 3, parcel: 'PX-4120', depot: 'Bilbao', grams: 11200 },
];

const columns: GridColDef<(typeof shipments)[number]>[] = [
  { field: 'parcel', headerName: 'Parcel', width: 120 },
  { field: 'depot', headerName: 'Depot', flex: 1, minWidth: 100 },
  {
    field: 'weight',
    headerName: 'Weight',
    type: 'number',
    width: 120,
    valueGetter: (value, row) => row.grams / 1000,
    valueFormatter: (value: number) => `${value.toFixed(2)} kg`,
  },
];

export default function NewSignatures() {
  return (
    <Box
      role="region"
      aria-label="Shipments"
      sx={{ height: 220, width: '100%' }}
    >
      <DataGrid
        rows={shipments}
        columns={columns}
        hideFooter
        initialState={{ density: 'compact' }}
      />
    </Box>
  );
}
