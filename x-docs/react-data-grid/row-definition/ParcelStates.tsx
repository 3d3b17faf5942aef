import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parcels, type Parcel } from './parcels';

const getParcelId = (parcel: Parcel) => `${parcel.depot}/${parcel.code}`;

const columns: GridColDef<Parcel>[] = [
  { field: 'depot', headerName: 'Depot', width: 120 },
  { field: 'code', headerName: 'Code', width: 100 },
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 160 },
  { field: 'state', headerName: 'State', width: 120 },
];

export default function ParcelStates() {
  return (
    <Box
      role="region"
      aria-label="Parcels, rows styled by their state"
      sx={{
        height: 320,
        width: '100%',
        '& .parcel-overdue': { fontWeight: 'bold', color: 'error.main' },
        '& .parcel-collected': { color: 'text.secondary' },
      }}
    >
      <DataGrid
        rows={parcels}
        columns={columns}
        getRowId={getParcelId}
        getRowClassName={({ row }) => `parcel-${row.state}`}
        hideFooter
      />
    </Box>
  );
}
