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

const levels = ['variety', 'orchard'];

const dataSource: GridDataSource = {
  getRows: (params) => askHarvests(params, levels),
  getAggregatedValue,
  getChildrenCount,
  getGroupKey,
};

const treeColumns = columns.filter(({ field }) => !levels.includes(field));

export default function TotalsOfBranches() {
  return (
    <Box
      role="region"
      aria-label="Tree of pickings with totals"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        treeData
        columns={treeColumns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        disableColumnFilter
        disableColumnSorting
        groupingColDef={{ headerName: 'Branch', flex: 1, minWidth: 160 }}
        initialState={{
          aggregation: { model: { crates: 'sum', sugar: 'avg' } },
        }}
      />
    </Box>
  );
}
