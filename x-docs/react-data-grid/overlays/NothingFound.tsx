import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, orders } from './orders';

export default function NothingFound() {
  return (
    <Box
      role="region"
      aria-label="Orders, nothing found"
      sx={{ height: 250, width: '100%' }}
    >
      <DataGrid
        rows={orders}
        columns={columns}
        hideFooter
        initialState={{
          filter: {
            filterModel: {
              items: [
                { field: 'item', operator: 'contains', value: 'baguette' },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
