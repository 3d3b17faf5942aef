import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { askScans, columns } from './scans';

export default function KnownTotal() {
  const [ranges, setRanges] = React.useState<string[]>([]);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const range = `${Number(params.start) + 1}–${params.end + 1}`;
        setRanges((list) => [...list, range]);
        return askScans(params);
      },
    }),
    [],
  );

  return (
    <div>
      <Typography variant="body2" role="status" sx={{ mb: 2, minHeight: 40 }}>
        Rows requested: {ranges.slice(-6).join(', ') || 'none'}
      </Typography>
      <Box
        role="region"
        aria-label="Parcel scans, loaded where you scroll"
        sx={{ height: 380, width: '100%' }}
      >
        <DataGridPro
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          disableColumnFilter
          initialState={{
            pagination: { paginationModel: { page: 0, pageSize: 20 } },
          }}
        />
      </Box>
    </div>
  );
}
