import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, plants } from './plants';

export default function AutoHeightGrid() {
  return (
    <Box role="region" aria-label="Plants with autoHeight">
      <DataGrid rows={plants.slice(0, 4)} columns={columns} autoHeight />
    </Box>
  );
}
