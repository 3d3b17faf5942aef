import Box from '@mui/material/Box';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns, passes } from './passes';

const pivotModel: GridPivotModel = {
  rows: [{ field: 'resort' }],
  columns: [{ field: 'month' }],
  values: [{ field: 'sold', aggFunc: 'sum' }],
};

export default function PassesByMonth() {
  return (
    <Box
      role="region"
      aria-label="Ski passes, one column for each month"
      sx={{ height: 270, width: '100%' }}
    >
      <DataGridPremium
        rows={passes}
        columns={columns}
        hideFooter
        pivotActive
        pivotModel={pivotModel}
        groupingColDef={{ width: 170 }}
      />
    </Box>
  );
}
