import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, episodes } from './episodes';

export default function ProPages() {
  return (
    <Box
      role="region"
      aria-label="Episodes, pagination switched on"
      sx={{ height: 372, width: '100%' }}
    >
      <DataGridPro
        rows={episodes}
        columns={columns}
        pagination
        initialState={{
          pagination: { paginationModel: { pageSize: 25 } },
        }}
      />
    </Box>
  );
}
