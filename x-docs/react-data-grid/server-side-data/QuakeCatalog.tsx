import Box from '@mui/material/Box';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { columns } from './quakes';
import { askServer } from './quakeServer';

const dataSource: GridDataSource = {
  getRows: (params) => askServer(params),
};

export default function QuakeCatalog() {
  return (
    <Box
      role="region"
      aria-label="Earthquakes from a server"
      sx={{ height: 380, width: '100%' }}
    >
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        pageSizeOptions={[5, 10, 20]}
        initialState={{
          pagination: { paginationModel: { pageSize: 5, page: 0 } },
        }}
      />
    </Box>
  );
}
