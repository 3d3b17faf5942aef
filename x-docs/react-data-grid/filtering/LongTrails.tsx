import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, trails } from './trails';

export default function LongTrails() {
  return (
    <Box
      role="region"
      aria-label="Trails, those over 15 kilometers at first"
      sx={{ height: 320, width: '100%' }}
    >
      <DataGrid
        rows={trails}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'length', operator: '>', value: 15 }],
            },
          },
        }}
      />
    </Box>
  );
}
