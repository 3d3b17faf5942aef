import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, teas } from './teas';

export default function AccentFreeSearch() {
  return (
    <Box
      role="region"
      aria-label="Teas, accents don't matter"
      sx={{ height: 270, width: '100%' }}
    >
      <DataGrid
        rows={teas}
        columns={columns}
        ignoreDiacritics
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['mate'] } },
        }}
        hideFooter
        showToolbar
      />
    </Box>
  );
}
