import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { letters, type Letter } from './letters';

const columns: GridColDef<Letter>[] = [
  { field: 'shelf', headerName: 'Shelf' },
  { field: 'sender', headerName: 'Sender', maxWidth: 160 },
  { field: 'subject', headerName: 'Subject', maxWidth: 240 },
  { field: 'pages', headerName: 'Pages', type: 'number' },
];

export default function AutosizeWrappedText() {
  return (
    <Box
      role="region"
      aria-label="Letters with wrapped texts"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGrid
        rows={letters}
        columns={columns}
        hideFooter
        getRowHeight={() => 'auto'}
        autosizeOnMount
        autosizeOptions={{ includeOutliers: true }}
        sx={{ '& .MuiDataGrid-cell': { py: 1.5 } }}
      />
    </Box>
  );
}
