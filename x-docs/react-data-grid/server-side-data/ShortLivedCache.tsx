import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  type GridDataSource,
} from '@mui/x-data-grid';
import { columns } from './quakes';
import { askServer } from './quakeServer';

const tenSeconds = new GridDataSourceCacheDefault({ ttl: 10_000 });

export default function ShortLivedCache() {
  const [count, setCount] = React.useState(0);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        setCount((value) => value + 1);
        return askServer(params);
      },
    }),
    [],
  );

  return (
    <div>
      <Typography variant="body2" role="status" sx={{ mb: 2 }}>
        Requests: {count}
      </Typography>
      <Box
        role="region"
        aria-label="Earthquakes, cached for ten seconds"
        sx={{ height: 380, width: '100%' }}
      >
        <DataGrid
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={tenSeconds}
          pageSizeOptions={[5]}
          initialState={{
            pagination: { paginationModel: { pageSize: 5, page: 0 } },
          }}
        />
      </Box>
    </div>
  );
}
