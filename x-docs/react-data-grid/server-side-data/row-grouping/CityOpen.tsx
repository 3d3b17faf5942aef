import Box from '@mui/material/Box';
import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import { askRides, columns, getChildrenCount, getGroupKey } from './rides';

const dataSource: GridDataSource = {
  getRows: (params) => askRides(params),
  getGroupKey,
  getChildrenCount,
};

export default function CityOpen() {
  return (
    <Box
      role="region"
      aria-label="Rides, Vienna is open"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        disableColumnFilter
        groupingColDef={{ width: 190 }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Vienna'}
        initialState={{
          rowGrouping: { model: ['city', 'vehicle'] },
          columns: { columnVisibilityModel: { city: false, vehicle: false } },
        }}
      />
    </Box>
  );
}
