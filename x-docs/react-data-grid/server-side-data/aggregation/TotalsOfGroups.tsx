import Box from '@mui/material/Box';
import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import {
  aggregationFunctions,
  askHarvests,
  columns,
  getAggregatedValue,
  getChildrenCount,
  getGroupKey,
} from './harvests';

const dataSource: GridDataSource = {
  getRows: (params) => askHarvests(params, params.groupFields),
  getAggregatedValue,
  getChildrenCount,
  getGroupKey,
};

export default function TotalsOfGroups() {
  return (
    <Box
      role="region"
      aria-label="Pickings by orchard with totals"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        disableColumnFilter
        disableColumnSorting
        groupingColDef={{ width: 170 }}
        initialState={{
          rowGrouping: { model: ['orchard'] },
          columns: { columnVisibilityModel: { orchard: false } },
          aggregation: { model: { crates: 'sum', sugar: 'max' } },
        }}
      />
    </Box>
  );
}
