import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, episodes } from './episodes';

const pageSizeOptions = [5, 20, { value: -1, label: 'All' }];

export default function PageSizeMenu() {
  return (
    <Box
      role="region"
      aria-label="Episodes, page size of your choice"
      sx={{ height: 372, width: '100%' }}
    >
      <DataGrid
        rows={episodes}
        columns={columns}
        pageSizeOptions={pageSizeOptions}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
    </Box>
  );
}
