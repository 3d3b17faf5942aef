import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, moons } from './moons';

const columnsWithClass = columns.map((column) => ({
  ...column,
  headerClassName: column.type === 'number' ? 'measured' : undefined,
}));

export default function MarkedHeaders() {
  return (
    <Box
      role="region"
      aria-label="Moons with marked headers"
      sx={{
        height: 340,
        width: '100%',
        '& .MuiDataGrid-columnHeader.measured': {
          borderTop: 3,
          borderColor: 'secondary.main',
          bgcolor: 'action.selected',
          fontStyle: 'italic',
        },
      }}
    >
      <DataGrid
        rows={moons}
        columns={columnsWithClass}
        density="compact"
        hideFooter
      />
    </Box>
  );
}
