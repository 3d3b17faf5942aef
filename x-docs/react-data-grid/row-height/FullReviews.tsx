import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { reviews, type Review } from './reviews';

const columns: GridColDef<Review>[] = [
  { field: 'book', headerName: 'Book', width: 140 },
  { field: 'text', headerName: 'Review', flex: 1, minWidth: 220 },
  { field: 'stars', headerName: 'Stars', type: 'number', width: 80 },
];

const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = () => 76;

export default function FullReviews() {
  return (
    <Box
      role="region"
      aria-label="Reviews in full length"
      sx={{ height: 404, width: '100%' }}
    >
      <DataGrid
        rows={reviews}
        columns={columns}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        hideFooter
        sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
      />
    </Box>
  );
}
