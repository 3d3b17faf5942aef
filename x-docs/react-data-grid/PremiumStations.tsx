import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { stations, type Station } from './stations';

const columns: GridColDef<Station>[] = [
  { field: 'district', headerName: 'District', width: 130 },
  { field: 'name', headerName: 'Station', width: 160 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 110 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function PremiumStations() {
  return (
    <Box
      role="region"
      aria-label="Bike stations, Premium"
      sx={{ height: 460, width: '100%' }}
    >
      <DataGridPremium
        rows={stations}
        columns={columns}
        showToolbar
        defaultGroupingExpansionDepth={1}
        groupingColDef={{ width: 180 }}
        initialState={{
          rowGrouping: { model: ['district'] },
          aggregation: { model: { bikes: 'sum', docks: 'sum' } },
          columns: { columnVisibilityModel: { district: false } },
        }}
      />
    </Box>
  );
}
