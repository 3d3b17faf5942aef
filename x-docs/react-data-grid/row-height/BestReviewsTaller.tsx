import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowHeightParams,
} from '@mui/x-data-grid';
import { reviews, type Review } from './reviews';

const columns: GridColDef<Review>[] = [
  {
    field: 'book',
    headerName: 'Book',
    flex: 1,
    minWidth: 180,
    display: 'flex',
    renderCell: ({ row }) => (
      <div>
        <Typography variant="body2">{row.book}</Typography>
        {row.stars === 5 && (
          <Typography variant="caption" color="textSecondary">
            Recommended by {row.reader}
          </Typography>
        )}
      </div>
    ),
  },
  { field: 'stars', headerName: 'Stars', type: 'number', width: 90 },
];

// `null` means: the usual height.
const getRowHeight = ({ model, densityFactor }: GridRowHeightParams) =>
  model.stars === 5 ? 88 * densityFactor : null;

export default function BestReviewsTaller() {
  return (
    <Box
      role="region"
      aria-label="Reviews, the best ones taller"
      sx={{ height: 392, width: '100%' }}
    >
      <DataGrid
        rows={reviews}
        columns={columns}
        getRowHeight={getRowHeight}
        hideFooter
      />
    </Box>
  );
}
