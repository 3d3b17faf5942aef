import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, plants } from './plants';

export default function FixedSizeGrid() {
  return (
    <Box
      role="region"
      aria-label="Plants in 480 by 300 pixels"
      sx={{ height: 300, width: 480, maxWidth: '100%' }}
    >
      <DataGrid rows={plants} columns={columns} />
    </Box>
  );
}
