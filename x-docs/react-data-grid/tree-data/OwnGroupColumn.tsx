import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath, spaces, type Space } from './spaces';

const groupingColDef: GridGroupingColDefOverride<Space> = {
  headerName: 'Space or equipment',
  width: 260,
  sortable: true,
  hideDescendantCount: true,
  valueFormatter: (value: string, row) =>
    row.path.length === 1 ? value.toUpperCase() : value,
};

export default function OwnGroupColumn() {
  return (
    <Box
      role="region"
      aria-label="Ship spaces with a renamed first column"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPro
        treeData
        rows={spaces}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
