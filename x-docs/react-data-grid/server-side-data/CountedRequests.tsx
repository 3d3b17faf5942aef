import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { columns } from './quakes';
import { askServer } from './quakeServer';

export default function CountedRequests() {
  const [requests, setRequests] = React.useState<string[]>([]);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        setRequests((list) => [
          ...list,
          `${Number(params.start) + 1}–${params.end + 1}`,
        ]);
        return askServer(params);
      },
    }),
    [],
  );

  return (
    <div>
      <Typography variant="body2" role="status" sx={{ mb: 2, minHeight: 40 }}>
        Rows requested: {requests.slice(-8).join(', ') || 'none'}
      </Typography>
      <Box
        role="region"
        aria-label="Earthquakes, requests are counted"
        sx={{ height: 380, width: '100%' }}
      >
        <DataGrid
          columns={columns}
          dataSource={dataSource}
          pageSizeOptions={[5, 10, 20]}
          initialState={{
            pagination: { paginationModel: { pageSize: 5, page: 0 } },
          }}
        />
      </Box>
    </div>
  );
}
