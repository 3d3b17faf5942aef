import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { namedInput } from './named';
import { columns, orders, type Order } from './orders';

const note: GridColDef<Order> = {
  field: 'note',
  headerName: 'Note (required from 50 pots)',
  width: 240,
  editable: true,
  renderEditCell: namedInput,
  preProcessEditCellProps: ({ props, otherFieldsProps }) => ({
    ...props,
    error: otherFieldsProps?.pots.value >= 50 && !props.value,
  }),
};

export default function NoteForLargeOrders() {
  return (
    <Box
      role="region"
      aria-label="Orders, large ones need a note"
      sx={{
        height: 216,
        width: '100%',
        '& .Mui-error': { outline: '2px solid' },
      }}
    >
      <DataGrid
        rows={orders}
        columns={[...columns, note]}
        editMode="row"
        hideFooter
      />
    </Box>
  );
}
