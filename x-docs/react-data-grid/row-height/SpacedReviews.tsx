import Box from '@mui/material/Box';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';
import { reviews, type Review } from './reviews';

const columns: GridColDef<Review>[] = [
  { field: 'book', headerName: 'Book', flex: 1, minWidth: 140 },
  { field: 'reader', headerName: 'Reader', width: 110 },
  { field: 'stars', headerName: 'Stars', type: 'number', width: 90 },
];

const getRowSpacing = ({ isFirstVisible }: GridRowSpacingParams) => ({
  top: isFirstVisible ? 8 : 4,
  bottom: 4,
});

export default function SpacedReviews() {
  return (
    <Box
      role="region"
      aria-label="Reviews with space between the rows"
      sx={{ height: 362, width: '100%' }}
    >
      <DataGrid
        rows={reviews}
        columns={columns}
        getRowSpacing={getRowSpacing}
        hideFooter
        sx={{ [`& .${gridClasses.row}`]: { bgcolor: 'action.hover' } }}
      />
    </Box>
  );
}
