import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns, moons } from './moons';

export default function StripedMoons() {
  return (
    <Box
      role="region"
      aria-label="Moons with stripes"
      sx={{ height: 340, width: '100%' }}
    >
      <DataGrid
        rows={moons}
        columns={columns}
        density="compact"
        hideFooter
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 ? 'stripe' : ''
        }
        sx={{
          [`& .${gridClasses.row}.stripe:not(:hover, .Mui-selected)`]: {
            bgcolor: 'action.hover',
          },
        }}
      />
    </Box>
  );
}
