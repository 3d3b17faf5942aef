import * as React from 'react';
import Box from '@mui/material/Box';
import DeleteIcon from '@mui/icons-material/Delete';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';
import { datedRentals, type DatedRental } from './datedRentals';

const dataColumns: GridColDef<DatedRental>[] = [
  { field: 'item', headerName: 'string', width: 140 },
  { field: 'days', headerName: 'number', type: 'number', width: 90 },
  { field: 'insured', headerName: 'boolean', type: 'boolean', width: 100 },
  { field: 'day', headerName: 'date', type: 'date', width: 110 },
  { field: 'pickUp', headerName: 'dateTime', type: 'dateTime', width: 190 },
  {
    field: 'status',
    headerName: 'singleSelect',
    type: 'singleSelect',
    valueOptions: ['reserved', 'out', 'returned'],
    width: 120,
  },
];

export default function AllColumnTypes() {
  const [rows, setRows] = React.useState(datedRentals);

  const columns = React.useMemo<GridColDef<DatedRental>[]>(
    () => [
      ...dataColumns,
      {
        field: 'actions',
        headerName: 'actions',
        type: 'actions',
        width: 100,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete the rental of ${row.item}`}
            onClick={() => setRows((all) => all.filter((it) => it.id !== id))}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <Box
      role="region"
      aria-label="Rentals, one column of each type"
      sx={{ height: 340, width: '100%' }}
    >
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
