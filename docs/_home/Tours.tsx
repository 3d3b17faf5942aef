import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  {
    id: 1,
    tour: 'Island loop',
    departs: '09:30',
    guide: 'Noor',
    seats: 38,
    price: 24,
  },
  {
    id: 2,
    tour: 'Lighthouse and back',
    departs: '11:00',
    guide: 'Ines',
    seats: 40,
    price: 31,
  },
  {
    id: 3,
    tour: 'Seals at low tide',
    departs: '14:15',
    guide: 'Mateo',
    seats: 22,
    price: 29,
  },
  {
    id: 4,
    tour: 'Old docks',
    departs: '16:00',
    guide: 'Noor',
    seats: 12,
    price: 18,
  },
  {
    id: 5,
    tour: 'City by night',
    departs: '21:30',
    guide: 'Yuki',
    seats: 33,
    price: 36,
  },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'tour', headerName: 'Tour', flex: 1, minWidth: 150 },
  { field: 'departs', headerName: 'Departs', width: 90 },
  { field: 'guide', headerName: 'Guide', width: 80 },
  { field: 'seats', headerName: 'Sold', type: 'number', width: 90 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 80,
    valueFormatter: (value: number) => `€ ${value}`,
  },
  {
    field: 'state',
    headerName: 'State',
    width: 100,
    valueGetter: (_value, row) => (row.seats === 40 ? 'Sold out' : 'Open'),
    renderCell: ({ value }) => (
      <Chip
        size="small"
        variant="outlined"
        color={value === 'Open' ? 'success' : 'default'}
        label={value}
      />
    ),
  },
];

export default function Tours() {
  return (
    <Box sx={{ height: 338 }}>
      <DataGrid
        aria-label="Tours of the day"
        rows={rows}
        columns={columns}
        rowHeight={56}
        checkboxSelection
        hideFooter
        initialState={{
          sorting: { sortModel: [{ field: 'seats', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
