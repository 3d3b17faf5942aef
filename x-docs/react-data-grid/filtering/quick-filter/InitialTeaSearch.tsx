import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, teas } from './teas';

export default function InitialTeaSearch() {
  return (
    <Box
      role="region"
      aria-label="Teas, green ones from Japan at first"
      sx={{ height: 322, width: '100%' }}
    >
      <DataGrid
        rows={teas}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [], quickFilterValues: ['green', 'japan'] },
          },
        }}
        hideFooter
        showToolbar
      />
    </Box>
  );
}
