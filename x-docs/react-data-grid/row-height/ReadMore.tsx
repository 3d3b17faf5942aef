import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { reviews, type Review } from './reviews';

function ReviewCell({ row, tabIndex }: GridRenderCellParams<Review, string>) {
  const [open, setOpen] = React.useState(false);
  if (row.text.length <= 60) {
    return row.text;
  }
  return (
    <div>
      {open ? row.text : `${row.text.slice(0, 50)}…`}{' '}
      <Button
        size="small"
        tabIndex={tabIndex}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={{ p: 0, minWidth: 0, textTransform: 'none' }}
      >
        {open ? 'less' : 'more'}
      </Button>
    </div>
  );
}

const getRowHeight = () => 'auto' as const;
const columns: GridColDef<Review>[] = [
  { field: 'book', headerName: 'Book', width: 140 },
  {
    field: 'text',
    headerName: 'Review',
    flex: 1,
    minWidth: 220,
    renderCell: (params) => <ReviewCell {...params} />,
  },
];

export default function ReadMore() {
  return (
    <Box
      role="region"
      aria-label="Reviews that can be unfolded"
      sx={{ height: 340, width: '100%' }}
    >
      <DataGrid
        rows={reviews}
        columns={columns}
        getRowHeight={getRowHeight}
        hideFooter
        sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
      />
    </Box>
  );
}
