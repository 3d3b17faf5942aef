import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { stations, statuses, type Station } from './stations';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', width: 150 },
  { field: 'id', headerName: 'Code', width: 110 },
  { field: 'district', headerName: 'District', width: 150 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 120 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: statuses,
    width: 140,
  },
  { field: 'note', headerName: 'Last note', width: 280 },
];

export default function ProStations() {
  return (
    <Box
      role="region"
      aria-label="Bike stations, Pro"
      sx={{ height: 460, width: '100%' }}
    >
      <DataGridPro
        rows={stations}
        columns={columns}
        headerFilters
        multipleColumnsSortingMode="always"
        initialState={{
          pinnedColumns: { left: ['name'] },
          sorting: {
            sortModel: [
              { field: 'district', sort: 'asc' },
              { field: 'bikes', sort: 'desc' },
            ],
          },
        }}
      />
    </Box>
  );
}
