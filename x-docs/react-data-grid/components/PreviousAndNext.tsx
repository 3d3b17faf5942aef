import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, trails } from './trails';

function PageButtons() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1 }}>
      <Button
        disabled={page === 0}
        onClick={() => apiRef.current.setPage(page - 1)}
      >
        Previous
      </Button>
      <span role="status">
        {page + 1} of {pageCount}
      </span>
      <Button
        disabled={page >= pageCount - 1}
        onClick={() => apiRef.current.setPage(page + 1)}
      >
        Next
      </Button>
    </Box>
  );
}

export default function PreviousAndNext() {
  return (
    <Box
      role="region"
      aria-label="Trails, four on a page"
      sx={{ height: 320, width: '100%' }}
    >
      <DataGrid
        rows={trails}
        columns={columns}
        slots={{ pagination: PageButtons }}
        pageSizeOptions={[4]}
        initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
      />
    </Box>
  );
}
