import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridPaginationModel } from '@mui/x-data-grid';
import { columns, episodes } from './episodes';
import { fetchAfter } from './episodeServer';

const pageSize = 25;
const firstPage = episodes.slice(0, pageSize);

export default function CursorPages() {
  const [rows, setRows] = React.useState(firstPage);
  const [page, setPage] = React.useState(0);
  const [loading, setLoading] = React.useState(false);
  // The cursor with which each page begins; the first answer named the second.
  const cursors = React.useRef(['', 'ep-25']);

  const handleChange = async (model: GridPaginationModel) => {
    const cursor = cursors.current[model.page];
    if (cursor === undefined || loading) {
      return;
    }
    setLoading(true);
    const answer = await fetchAfter(cursor, pageSize);
    if (answer.nextCursor !== null) {
      cursors.current[model.page + 1] = answer.nextCursor;
    }
    setRows(answer.rows);
    setPage(model.page);
    setLoading(false);
  };

  return (
    <Box
      role="region"
      aria-label="Episodes, pages behind cursors"
      sx={{ height: 372, width: '100%' }}
    >
      <DataGrid
        rows={rows}
        columns={columns}
        disableColumnFilter
        disableColumnSorting
        paginationMode="server"
        rowCount={episodes.length}
        loading={loading}
        pageSizeOptions={[pageSize]}
        paginationModel={{ page, pageSize }}
        onPaginationModelChange={handleChange}
      />
    </Box>
  );
}
