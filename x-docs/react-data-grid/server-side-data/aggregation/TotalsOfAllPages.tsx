import Box from '@mui/material/Box';
import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import {
  aggregationFunctions,
  askHarvests,
  columns,
  getAggregatedValue,
} from './harvests';

const dataSource: GridDataSource = {
  getRows: (params) => askHarvests(params),
  getAggregatedValue,
};

export default function TotalsOfAllPages() {
  return (
    <Box
      role="region"
      aria-label="Pickings with totals of all pages"
      sx={{ height: 440, width: '100%' }}
    >
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        disableColumnFilter
        disableColumnSorting
        disableRowGrouping
        pagination
        pageSizeOptions={[5]}
        initialState={{
          pagination: { paginationModel: { page: 0, pageSize: 5 } },
          aggregation: { model: { crates: 'sum', sugar: 'avg' } },
        }}
      />
    </Box>
  );
}
