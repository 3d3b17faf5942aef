import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GridGetRowsError,
  useGridApiRef,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import { askScans, columns } from './scans';

export default function RetryRange() {
  const apiRef = useGridApiRef();
  const grid = React.useRef<HTMLDivElement>(null);
  const requests = React.useRef(0);
  const [failed, setFailed] = React.useState<GridGetRowsParams | null>(null);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        requests.current += 1;
        const answer = await askScans(params);
        // Every third request fails.
        if (requests.current % 3 === 0) {
          throw new Error('The depot does not answer.');
        }
        return answer;
      },
    }),
    [],
  );

  const retry = () => {
    const { start, end } = failed!;
    setFailed(null);
    apiRef.current?.dataSource.fetchRows(undefined, { start, end });
    grid.current?.focus();
  };

  return (
    <div>
      <Box sx={{ minHeight: 56, mb: 1 }}>
        {failed && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={retry}>
                Retry
              </Button>
            }
          >
            Rows {Number(failed.start) + 1}–{failed.end + 1} are missing.
          </Alert>
        )}
      </Box>
      <Box
        ref={grid}
        tabIndex={-1}
        role="region"
        aria-label="Parcel scans from an unreliable server"
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
          apiRef={apiRef}
          onDataSourceError={(error) => {
            if (error instanceof GridGetRowsError) {
              setFailed(error.params);
            }
          }}
        />
      </Box>
    </div>
  );
}
