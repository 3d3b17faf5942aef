import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, orders } from './orders';

export default function AllColumnsHidden() {
  return (
    <Box
      role="region"
      aria-label="Orders, all columns hidden"
      sx={{ height: 300, width: '100%' }}
    >
      <DataGrid
        rows={orders}
        columns={columns}
        hideFooter
        initialState={{
          columns: {
            columnVisibilityModel: {
              customer: false,
              item: false,
              pieces: false,
              pickup: false,
            },
          },
        }}
      />
    </Box>
  );
}
