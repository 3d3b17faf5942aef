import Box from '@mui/material/Box';
import { type GridColDef } from '@mui/x-data-grid';
import { type Order } from './orders';

/** A column that shows the line breaks of its text. */
export const noteColumn: GridColDef<Order> = {
  field: 'note',
  headerName: 'Note',
  width: 220,
  editable: true,
  renderCell: ({ value }) => (
    <Box sx={{ whiteSpace: 'pre-line', lineHeight: 1.4 }}>{value}</Box>
  ),
  display: 'flex',
};
