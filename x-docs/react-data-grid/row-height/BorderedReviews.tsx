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

const getRowSpacing = ({ isLastVisible }: GridRowSpacingParams) => ({
  bottom: isLastVisible ? 0 : 5,
});

export default function BorderedReviews() {
  return (
    <Box
      role="region"
      aria-label="Reviews with thick lines between the rows"
      sx={{ height: 338, width: '100%' }}
    >
      <DataGrid
        rows={reviews}
        columns={columns}
        getRowSpacing={getRowSpacing}
        rowSpacingType="border"
        hideFooter
        sx={{
          [`& .${gridClasses.row}`]: {
            boxSizing: 'content-box',
            borderBottom: '0 solid',
            borderBottomColor: 'divider',
          },
        }}
      />
    </Box>
  );
}
