import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridGetRowsError,
  useGridApiRef,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import FailedRange from './failedRange';
import { columns } from './scans';
import { createUnreliableSource } from './unreliableScans';

export default function RetryRange() {
  const apiRef = useGridApiRef();
  const grid = React.useRef<HTMLDivElement>(null);
  const [failed, setFailed] = React.useState<GridGetRowsParams | null>(null);
  const [dataSource] = React.useState(() =>
    createUnreliableSource(({ start }) =>
      setFailed((old) => (old?.start === start ? null : old)),
    ),
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
        {failed && <FailedRange params={failed} onRetry={retry} />}
      </Box>
      <Box
        ref={grid}
        tabIndex={-1}
        role="region"
        aria-label="Parcel scans from an unreliable server"
        sx={{ height: 380, width: '100%' }}
      >
        <DataGridPro
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          disableColumnFilter
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
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
