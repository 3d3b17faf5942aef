import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { columns, servers, type Server } from './servers';

const columnsWithNote: GridColDef<Server>[] = [
  ...columns,
  { field: 'note', headerName: 'Note', width: 240 },
];

export default function PinnedAutoHeight() {
  return (
    <Box
      role="region"
      aria-label="Servers with notes of several lines"
      sx={{ height: 240, width: '100%' }}
    >
      <DataGridPro
        rows={servers}
        columns={columnsWithNote}
        hideFooter
        getRowHeight={() => 'auto'}
        getEstimatedRowHeight={() => 65}
        initialState={{
          pinnedColumns: { left: ['host'], right: ['note'] },
        }}
        sx={{ '& .MuiDataGrid-cell': { py: 1.5 } }}
      />
    </Box>
  );
}
