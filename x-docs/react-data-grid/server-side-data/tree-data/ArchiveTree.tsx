import Box from '@mui/material/Box';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { askArchive, columns, getChildrenCount, getGroupKey } from './archive';

const dataSource: GridDataSource = {
  getRows: (params) => askArchive(params),
  getGroupKey,
  getChildrenCount,
};

export default function ArchiveTree() {
  return (
    <Box
      role="region"
      aria-label="Archive of expeditions"
      sx={{ height: 380, width: '100%' }}
    >
      <DataGridPro
        treeData
        columns={columns}
        dataSource={dataSource}
        groupingColDef={{ headerName: 'Entry', flex: 1, minWidth: 180 }}
      />
    </Box>
  );
}
