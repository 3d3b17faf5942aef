import Box from '@mui/material/Box';
import { DataGrid, type GridInitialState } from '@mui/x-data-grid';
import { columns, plants } from './plants';

const initialState: GridInitialState = {
  columns: { columnVisibilityModel: { family: false } },
  density: 'compact',
  filter: {
    filterModel: {
      items: [{ field: 'bed', operator: 'equals', value: 'South' }],
    },
  },
  sorting: { sortModel: [{ field: 'height', sort: 'desc' }] },
};

export default function PreparedView() {
  return (
    <Box
      role="region"
      aria-label="Plants, prepared view"
      sx={{ height: 280, width: '100%' }}
    >
      <DataGrid
        rows={plants}
        columns={columns}
        hideFooter
        initialState={initialState}
      />
    </Box>
  );
}
