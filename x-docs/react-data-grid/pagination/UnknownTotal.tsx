import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridPaginationModel } from '@mui/x-data-grid';
import { columns, episodes } from './episodes';
import { fetchPage } from './episodeServer';

const firstPage = episodes.slice(0, 25);

export default function UnknownTotal() {
  const [rows, setRows] = React.useState(firstPage);
  const [hasNextPage, setHasNextPage] = React.useState(true);
  const [rowCount, setRowCount] = React.useState(-1);
  const [loading, setLoading] = React.useState(false);

  const paginationMeta = React.useMemo(() => ({ hasNextPage }), [hasNextPage]);

  const handleChange = async ({ page, pageSize }: GridPaginationModel) => {
    setLoading(true);
    const answer = await fetchPage(page, pageSize);
    setRows(answer.rows);
    setHasNextPage(answer.hasNextPage);
    setLoading(false);
  };

  return (
    <Box
      role="region"
      aria-label="Episodes, total unknown until the last page"
      sx={{ height: 372, width: '100%' }}
    >
      <DataGrid
        rows={rows}
        columns={columns}
        disableColumnFilter
        disableColumnSorting
        paginationMode="server"
        rowCount={rowCount}
        onRowCountChange={setRowCount}
        estimatedRowCount={90}
        paginationMeta={paginationMeta}
        loading={loading}
        pageSizeOptions={[25]}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        onPaginationModelChange={handleChange}
      />
    </Box>
  );
}
