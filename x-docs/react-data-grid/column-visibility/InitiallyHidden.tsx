import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { boats, columns } from './boats';

export default function InitiallyHidden() {
  return (
    <Box
      role="region"
      aria-label="Boats, some columns hidden at the start"
      sx={{ height: 280, width: '100%' }}
    >
      <DataGrid
        rows={boats}
        columns={columns}
        hideFooter
        initialState={{
          columns: {
            columnVisibilityModel: { draft: false, phone: false },
          },
        }}
      />
    </Box>
  );
}
