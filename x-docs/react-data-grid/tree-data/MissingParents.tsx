import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath, spaces, type Space } from './spaces';

const equipment = spaces.filter((space) => space.path.length === 3);

const columnsWithFallback: GridColDef<Space>[] = columns.map((column) =>
  column.field === 'keeper'
    ? { ...column, valueGetter: (value?: string) => value ?? 'No entry' }
    : column,
);

export default function MissingParents() {
  return (
    <Box
      role="region"
      aria-label="Equipment below generated groups"
      sx={{ height: 480, width: '100%' }}
    >
      <DataGridPro
        treeData
        rows={equipment}
        columns={columnsWithFallback}
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </Box>
  );
}
