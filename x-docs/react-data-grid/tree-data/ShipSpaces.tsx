import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath, spaces } from './spaces';

export default function ShipSpaces() {
  return (
    <Box
      role="region"
      aria-label="Spaces of a research ship"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPro
        treeData
        rows={spaces}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
