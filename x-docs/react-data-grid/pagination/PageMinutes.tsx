import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridPaginatedVisibleSortedGridRowEntriesSelector,
  GridPagination,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, episodes } from './episodes';

function FooterWithMinutes() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(
    apiRef,
    gridPaginatedVisibleSortedGridRowEntriesSelector,
  );
  const minutes = entries.reduce((sum, { model }) => sum + model.minutes, 0);

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" role="status" sx={{ px: 1.5 }}>
        This page: {minutes} minutes
      </Typography>
      <GridPagination />
    </Box>
  );
}

export default function PageMinutes() {
  return (
    <Box
      role="region"
      aria-label="Episodes with the minutes of a page"
      sx={{ height: 372, width: '100%' }}
    >
      <DataGrid
        rows={episodes}
        columns={columns}
        slots={{ footer: FooterWithMinutes }}
        pageSizeOptions={[5, 10]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
    </Box>
  );
}
