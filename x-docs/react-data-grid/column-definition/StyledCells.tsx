import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rentals, type Rental } from './rentals';

const columns: GridColDef<Rental>[] = [
  {
    field: 'item',
    headerName: 'Item',
    flex: 1,
    minWidth: 130,
    cellClassName: 'item-cell',
  },
  { field: 'days', headerName: 'Days', type: 'number', width: 90 },
  {
    field: 'battery',
    headerName: 'Battery (%)',
    type: 'number',
    width: 120,
    cellClassName: ({ row }) => (row.battery < 25 ? 'low-battery' : ''),
  },
];

export default function StyledCells() {
  return (
    <Box
      role="region"
      aria-label="Rentals with styled cells"
      sx={{
        height: 320,
        width: '100%',
        '& .item-cell': { fontWeight: 'bold' },
        '& .low-battery': { bgcolor: 'error.dark', color: 'common.white' },
      }}
    >
      <DataGrid rows={rentals} columns={columns} hideFooter />
    </Box>
  );
}
