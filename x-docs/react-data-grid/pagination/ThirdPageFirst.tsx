import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, episodes } from './episodes';

export default function ThirdPageFirst() {
  return (
    <Box
      role="region"
      aria-label="Episodes, third page at first"
      sx={{ height: 372, width: '100%' }}
    >
      <DataGrid
        rows={episodes}
        columns={columns}
        pageSizeOptions={[5, 10]}
        initialState={{
          pagination: { paginationModel: { page: 2, pageSize: 5 } },
        }}
      />
    </Box>
  );
}
