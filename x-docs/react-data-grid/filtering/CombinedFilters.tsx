import Box from '@mui/material/Box';
import { DataGridPro, type GridFilterModel } from '@mui/x-data-grid-pro';
import { columns, trails } from './trails';

const filterModel: GridFilterModel = {
  items: [
    { id: 1, field: 'hut', operator: 'is', value: true },
    { id: 2, field: 'length', operator: '<', value: 30 },
  ],
};

export default function CombinedFilters() {
  return (
    <Box
      role="region"
      aria-label="Trails with two filters"
      sx={{ height: 322, width: '100%' }}
    >
      <DataGridPro
        rows={trails}
        columns={columns}
        initialState={{ filter: { filterModel } }}
        hideFooter
        showToolbar
      />
    </Box>
  );
}
