import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GridDataSourceCacheDefault,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { askArchive, columns, getChildrenCount, getGroupKey } from './archive';

// One hour, and one entry for each branch and sorting.
const createCache = () =>
  new GridDataSourceCacheDefault({
    ttl: 3_600_000,
    getKey: ({ paginationModel, ...params }) => JSON.stringify(params),
  });

export default function CachePerBranch() {
  const [cache] = React.useState(createCache);
  const [count, setCount] = React.useState(0);

  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: async (params) => {
      setCount((value) => value + 1);
      return askArchive(params);
    },
    getGroupKey,
    getChildrenCount,
  }));

  return (
    <div>
      <Stack direction="row" sx={{ gap: 2, mb: 2, alignItems: 'center' }}>
        <Button
          variant="outlined"
          onClick={() => {
            cache.clear();
            setCount(0);
          }}
        >
          Empty the cache
        </Button>
        <Typography variant="body2" role="status">
          Requests since the cache was empty: {count}
        </Typography>
      </Stack>
      <Box role="region" aria-label="Cached archive" sx={{ height: 380 }}>
        <DataGridPro
          treeData
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cache}
          groupingColDef={{ headerName: 'Entry', flex: 1, minWidth: 180 }}
        />
      </Box>
    </div>
  );
}
