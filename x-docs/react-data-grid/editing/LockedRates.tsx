import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { bikes, type Bike } from './bikes';
import { namedInput } from './namedCells';

const columns: GridColDef<Bike>[] = [
  {
    field: 'frame',
    headerName: 'Frame',
    width: 120,
    editable: true,
    renderEditCell: namedInput,
  },
  { field: 'kind', headerName: 'Kind', width: 120 },
  { field: 'rentable', headerName: 'Rentable', type: 'boolean', width: 110 },
  {
    field: 'dailyRate',
    headerName: 'Rate per day (€)',
    type: 'number',
    width: 150,
    editable: true,
    renderEditCell: namedInput,
  },
];

export default function LockedRates() {
  return (
    <Box
      role="region"
      aria-label="Rental bikes, rate editable for rentable bikes only"
      sx={{ height: 320, width: '100%' }}
    >
      <DataGrid
        rows={bikes}
        columns={columns}
        isCellEditable={({ field, row }) =>
          field !== 'dailyRate' || row.rentable
        }
        sx={{
          [`& .${gridClasses['cell--editable']}`]: { bgcolor: 'action.hover' },
        }}
        hideFooter
      />
    </Box>
  );
}
