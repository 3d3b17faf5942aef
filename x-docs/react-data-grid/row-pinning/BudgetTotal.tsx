import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, departments, total } from './budget';

const pinnedRows = { bottom: [total] };

export default function BudgetTotal() {
  return (
    <Box
      role="region"
      aria-label="Library budget with a pinned total"
      sx={{ height: 330, width: '100%' }}
    >
      <DataGridPro
        rows={departments}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </Box>
  );
}
