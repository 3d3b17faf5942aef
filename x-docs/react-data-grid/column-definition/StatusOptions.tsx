import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rentals, type Rental, type Status } from './rentals';

interface StatusOption {
  code: Status;
  text: string;
}

const options: StatusOption[] = [
  { code: 'reserved', text: 'Reserved' },
  { code: 'out', text: 'With the customer' },
  { code: 'returned', text: 'Back in store' },
];

const columns: GridColDef<Rental>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  {
    field: 'status',
    headerName: 'Status (double-click to edit)',
    type: 'singleSelect',
    editable: true,
    width: 230,
    valueOptions: options,
    getOptionValue: (option) => (option as StatusOption).code,
    getOptionLabel: (option) => (option as StatusOption).text,
  },
];

export default function StatusOptions() {
  return (
    <Box
      role="region"
      aria-label="Rentals with a choice of status"
      sx={{ height: 320, width: '100%' }}
    >
      <DataGrid rows={rentals} columns={columns} hideFooter />
    </Box>
  );
}
