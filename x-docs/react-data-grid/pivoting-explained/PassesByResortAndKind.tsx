import Box from '@mui/material/Box';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns, passes } from './passes';

const pivotModel: GridPivotModel = {
  rows: [{ field: 'resort' }, { field: 'pass' }],
  columns: [],
  values: [{ field: 'sold', aggFunc: 'sum' }],
};

export default function PassesByResortAndKind() {
  return (
    <Box
      role="region"
      aria-label="Ski passes, two levels of rows"
      sx={{ height: 422, width: '100%' }}
    >
      <DataGridPremium
        rows={passes}
        columns={columns}
        hideFooter
        pivotActive
        pivotModel={pivotModel}
        groupingColDef={{ width: 170 }}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
