import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridComparatorFn,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-premium';
import { columns, loans } from './loans';

const compareSizes: GridComparatorFn = (value1, value2, cell1, cell2) => {
  const { rowNode: node1, api } = cell1;
  const { rowNode: node2 } = cell2;
  if (node1.type !== 'group' || node2.type !== 'group') {
    return 0;
  }
  const size = (groupId: typeof node1.id) =>
    api.getRowGroupChildren({ groupId }).length;
  return size(node1.id) - size(node2.id);
};

const groupingColDef: GridGroupingColDefOverride = {
  sortComparator: compareSizes,
};

export default function LargestFirst() {
  return (
    <Box
      role="region"
      aria-label="Loans, largest groups first"
      sx={{ height: 330, width: '100%' }}
    >
      <DataGridPremium
        rows={loans}
        columns={columns}
        hideFooter
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: { model: ['branch'] },
          sorting: {
            sortModel: [
              { field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' },
            ],
          },
        }}
      />
    </Box>
  );
}
