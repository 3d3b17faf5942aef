import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
} from '@mui/x-data-grid-premium';
import { columns, loans } from './loans';

const wideColumns = columns.map((column) => ({ ...column, width: 220 }));

export default function PinnedGroups() {
  return (
    <Box
      role="region"
      aria-label="Loans with a pinned grouping column"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        rows={loans}
        columns={wideColumns}
        hideFooter
        groupingColDef={{ width: 150 }}
        initialState={{
          rowGrouping: { model: ['branch'] },
          pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
        }}
      />
    </Box>
  );
}
