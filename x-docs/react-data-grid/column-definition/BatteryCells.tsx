import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { rentals, type Rental } from './rentals';

const renderBattery = ({ row }: GridRenderCellParams<Rental, number>) => (
  <>
    <LinearProgress
      variant="determinate"
      aria-label={`Battery of ${row.item}`}
      value={row.battery}
      color={row.battery < 25 ? 'error' : 'success'}
      sx={{ flex: 1, mr: 1, height: 8, borderRadius: 1 }}
    />
    <Box component="span" sx={{ width: 44, textAlign: 'end' }}>
      {row.battery}%
    </Box>
  </>
);

const columns: GridColDef<Rental>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  {
    field: 'battery',
    headerName: 'Battery',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    width: 220,
    renderCell: renderBattery,
  },
];

export default function BatteryCells() {
  return (
    <Box
      role="region"
      aria-label="Rentals with the battery as a bar"
      sx={{ height: 320, width: '100%' }}
    >
      <DataGrid rows={rentals} columns={columns} hideFooter />
    </Box>
  );
}
