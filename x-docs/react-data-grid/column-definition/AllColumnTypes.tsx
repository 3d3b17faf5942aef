import * as React from 'react';
import Box from '@mui/material/Box';
import DeleteIcon from '@mui/icons-material/Delete';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';
import { rentals, type Rental } from './rentals';

const dataColumns: GridColDef<Rental>[] = [
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
];

export default function AllColumnTypes() {
  const [rows, setRows] = React.useState(rentals);

  const columns = React.useMemo<GridColDef<Rental>[]>(
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
