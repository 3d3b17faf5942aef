import Box from '@mui/material/Box';
import DeleteIcon from '@mui/icons-material/Delete';
import PrintIcon from '@mui/icons-material/Print';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';
import { rentals, type Rental } from './rentals';

const columns: GridColDef<Rental>[] = [
  { field: 'item', headerName: 'string', width: 140 },
  { field: 'days', headerName: 'number', type: 'number', width: 90 },
  { field: 'insured', headerName: 'boolean', type: 'boolean', width: 100 },
  {
    field: 'day',
    headerName: 'date',
    type: 'date',
    width: 110,
    valueGetter: (_, row) => new Date(row.pickUp),
  },
  {
    field: 'pickUp',
    headerName: 'dateTime',
    type: 'dateTime',
    width: 190,
    valueGetter: (value: string) => new Date(value),
  },
  {
    field: 'status',
    headerName: 'singleSelect',
    type: 'singleSelect',
    valueOptions: ['reserved', 'out', 'returned'],
    width: 120,
  },
  {
    field: 'actions',
    headerName: 'actions',
    type: 'actions',
    width: 100,
    getActions: ({ row }) => [
      <GridActionsCellItem
        key="print"
        icon={<PrintIcon />}
        label={`Print the contract for ${row.item}`}
      />,
      <GridActionsCellItem
        key="delete"
        icon={<DeleteIcon />}
        label="Delete the rental"
        showInMenu
      />,
    ],
  },
];

export default function AllColumnTypes() {
  return (
    <Box
      role="region"
      aria-label="Rentals, one column of each type"
      sx={{ height: 340, width: '100%' }}
    >
      <DataGrid rows={rentals} columns={columns} hideFooter />
    </Box>
  );
}
