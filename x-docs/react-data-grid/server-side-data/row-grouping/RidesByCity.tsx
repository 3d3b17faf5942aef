import Box from '@mui/material/Box';
import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import { askRides, columns, getChildrenCount, getGroupKey } from './rides';

const dataSource: GridDataSource = {
  getRows: (params) => askRides(params),
  getGroupKey,
  getChildrenCount,
};

export default function RidesByCity() {
  return (
    <Box
      role="region"
      aria-label="Rides by city and vehicle"
      sx={{ height: 380, width: '100%' }}
    >
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        disableColumnFilter
        groupingColDef={{ width: 190 }}
        initialState={{
          rowGrouping: { model: ['city', 'vehicle'] },
          columns: { columnVisibilityModel: { city: false, vehicle: false } },
        }}
      />
    </Box>
  );
}
