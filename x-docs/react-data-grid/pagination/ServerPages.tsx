import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridPaginationModel } from '@mui/x-data-grid';
import { columns, episodes } from './episodes';
import { fetchPage } from './episodeServer';

const firstPage = episodes.slice(0, 5);

export default function ServerPages() {
  const [rows, setRows] = React.useState(firstPage);
  const [total, setTotal] = React.useState(episodes.length);
  const [loading, setLoading] = React.useState(false);
  const latest = React.useRef<GridPaginationModel | null>(null);

  const handleChange = async (model: GridPaginationModel) => {
    latest.current = model;
    setLoading(true);
    const answer = await fetchPage(model.page, model.pageSize);
    if (latest.current === model) {
      setRows(answer.rows);
      setTotal(answer.total);
      setLoading(false);
    }
  };

  return (
    <Box
      role="region"
      aria-label="Episodes, pages from a server"
      sx={{ height: 372, width: '100%' }}
    >
      <DataGrid
        rows={rows}
        columns={columns}
        disableColumnFilter
        disableColumnSorting
        paginationMode="server"
        rowCount={total}
        loading={loading}
        pageSizeOptions={[5, 10]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        onPaginationModelChange={handleChange}
      />
    </Box>
  );
}
