import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, mountains } from './mountains';

export default function NamedMountains() {
  return (
    <Box sx={{ height: 374, width: '100%' }}>
      <DataGrid
        rows={mountains}
        columns={columns}
        label="Mountains and their first ascents"
        hideFooter
        showToolbar
      />
    </Box>
  );
}
