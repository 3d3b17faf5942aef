import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parcels, type Parcel } from './parcels';

const getParcelId = (parcel: Parcel) => `${parcel.depot}/${parcel.code}`;

const columns: GridColDef<Parcel>[] = [
  { field: 'depot', headerName: 'Depot', width: 120 },
  { field: 'code', headerName: 'Code', width: 100 },
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 160 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
];

export default function ParcelIds() {
  return (
    <Box
      role="region"
      aria-label="Parcels, identified by depot and code"
      sx={{ height: 320, width: '100%' }}
    >
      <DataGrid
        rows={parcels}
        columns={columns}
        getRowId={getParcelId}
        hideFooter
      />
    </Box>
  );
}
