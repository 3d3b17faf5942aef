import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { askArchive, columns, getChildrenCount, getGroupKey } from './archive';

export default function OpenFirstLevel() {
  const [requests, setRequests] = React.useState<string[]>([]);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const path = params.groupKeys?.join(' / ') || 'top level';
        setRequests((list) => [...list, path]);
        return askArchive(params);
      },
      getGroupKey,
      getChildrenCount,
    }),
    [],
  );

  return (
    <div>
      <Typography variant="body2" role="status" sx={{ mb: 2, minHeight: 60 }}>
        Requests: {requests.length}. The last ones:{' '}
        {requests.slice(-4).join(', ') || 'none'}
      </Typography>
      <Box
        role="region"
        aria-label="Archive with all expeditions open"
        sx={{ height: 400, width: '100%' }}
      >
        <DataGridPro
          treeData
          columns={columns}
          dataSource={dataSource}
          defaultGroupingExpansionDepth={1}
          groupingColDef={{ headerName: 'Entry', flex: 1, minWidth: 180 }}
        />
      </Box>
    </div>
  );
}
