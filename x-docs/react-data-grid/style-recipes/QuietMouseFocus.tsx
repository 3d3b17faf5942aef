import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns, readings } from './readings';

export default function QuietMouseFocus() {
  return (
    <Box
      role="region"
      aria-label="Readings, outlined with the keyboard only"
      sx={{ height: 320, width: '100%' }}
    >
      <DataGrid
        rows={readings}
        columns={columns}
        hideFooter
        sx={{
          [`& .${gridClasses.cell}:not(:focus-visible)`]: { outline: 'none' },
          [`& .${gridClasses.columnHeader}:not(:focus-visible)`]: {
            outline: 'none',
          },
        }}
      />
    </Box>
  );
}
