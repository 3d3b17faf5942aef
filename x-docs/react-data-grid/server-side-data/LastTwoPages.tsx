import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridDataSource,
  type GridDataSourceCache,
  type GridGetRowsResponse,
} from '@mui/x-data-grid';
import { columns } from './quakes';
import { askServer } from './quakeServer';

function createCache(limit: number): GridDataSourceCache {
  const entries = new Map<string, GridGetRowsResponse>();
  return {
    get: (params) => entries.get(JSON.stringify(params)),
    set: (params, response) => {
      entries.set(JSON.stringify(params), response);
      if (entries.size > limit) {
        const [oldest] = entries.keys();
        entries.delete(oldest);
      }
    },
    clear: () => entries.clear(),
  };
}

const cache = createCache(2);

export default function LastTwoPages() {
  const [count, setCount] = React.useState(0);

  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: async (params) => {
      setCount((value) => value + 1);
      return askServer(params);
    },
  }));

  return (
    <div>
      <Typography variant="body2" role="status" sx={{ mb: 2 }}>
        Requests: {count}
      </Typography>
      <Box
        role="region"
        aria-label="Earthquakes, the last two pages are kept"
        sx={{ height: 380, width: '100%' }}
      >
        <DataGrid
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cache}
          pageSizeOptions={[5]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        />
      </Box>
    </div>
  );
}
