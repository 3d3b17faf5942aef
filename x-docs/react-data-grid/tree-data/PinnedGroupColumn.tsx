import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_TREE_DATA_GROUPING_FIELD,
} from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath, spaces } from './spaces';

const wideColumns = columns.map((column) => ({
  ...column,
  flex: undefined,
  width: 240,
}));

export default function PinnedGroupColumn() {
  return (
    <Box
      role="region"
      aria-label="Ship spaces, first column pinned"
      sx={{ height: 300, width: '100%' }}
    >
      <DataGridPro
        treeData
        rows={spaces}
        columns={wideColumns}
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={1}
        hideFooter
        initialState={{
          pinnedColumns: { left: [GRID_TREE_DATA_GROUPING_FIELD] },
        }}
      />
    </Box>
  );
}
