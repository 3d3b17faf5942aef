import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridDataSource } from '@mui/x-data-grid';
import { columns } from './quakes';
import { askServer } from './quakeServer';

export default function UncachedQuakes() {
  const apiRef = useGridApiRef();
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
      <Stack direction="row" sx={{ gap: 2, mb: 2, alignItems: 'center' }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.dataSource.fetchRows()}
        >
          Reload
        </Button>
        <Typography variant="body2" role="status">
          Requests: {count}
        </Typography>
      </Stack>
      <Box
        role="region"
        aria-label="Earthquakes without a cache"
        sx={{ height: 380, width: '100%' }}
      >
        <DataGrid
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          pageSizeOptions={[5]}
          initialState={{
            pagination: { paginationModel: { pageSize: 5, page: 0 } },
          }}
        />
      </Box>
    </div>
  );
}
