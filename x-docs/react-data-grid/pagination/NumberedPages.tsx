import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, episodes } from './episodes';

function PageNumbers() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      aria-label="Pages of episodes"
      size="small"
      siblingCount={0}
      count={pageCount}
      page={page + 1}
      onChange={(_, next) => apiRef.current.setPage(next - 1)}
      sx={{ px: 1 }}
    />
  );
}

export default function NumberedPages() {
  return (
    <Box
      role="region"
      aria-label="Episodes, pages with numbers"
      sx={{ height: 372, width: '100%' }}
    >
      <DataGrid
        rows={episodes}
        columns={columns}
        slots={{ pagination: PageNumbers }}
        pageSizeOptions={[5]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
    </Box>
  );
}
