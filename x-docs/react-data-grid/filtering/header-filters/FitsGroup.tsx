import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridFilterInputValue,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid-pro';
import { columns, rooms, type Room } from './rooms';

const SizeInput = (props: GridFilterInputValueProps) => (
  <GridFilterInputValue {...props} type="number" />
);

const fits: GridFilterOperator<Room, number> = {
  label: 'fits a group of',
  headerLabel: 'Size of the group',
  value: 'fits',
  getApplyFilterFn: ({ value }) =>
    value ? (seats) => seats >= Number(value) : null,
  InputComponent: SizeInput,
};

const customColumns = columns.map((column) =>
  column.field === 'seats'
    ? {
        ...column,
        field: 'capacity',
        valueGetter: (_: unknown, row: Room) => row.seats,
        width: 180,
        filterOperators: [fits],
      }
    : column,
);

export default function FitsGroup() {
  return (
    <Box
      role="region"
      aria-label="Rooms, filtered by the size of a group"
      sx={{ height: 390, width: '100%' }}
    >
      <DataGridPro
        rows={rooms}
        columns={customColumns}
        headerFilters
        headerFilterHeight={72}
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
