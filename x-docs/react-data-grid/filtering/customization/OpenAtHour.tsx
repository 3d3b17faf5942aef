import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFilterInputValue,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { cafes, name, opens, stars, type Cafe } from './cafes';

const HourInput = (props: GridFilterInputValueProps) => (
  <GridFilterInputValue {...props} type="number" />
);

const openAt: GridFilterOperator<Cafe, number> = {
  label: 'Open at (hour)',
  value: 'openAt',
  getApplyFilterFn: ({ value: hour }) =>
    hour == null || hour === '' ? null : (value) => value <= Number(hour),
  InputComponent: HourInput,
  getValueAsString: (hour) => `${hour}:00 AM`,
};

const columns: GridColDef<Cafe>[] = [
  name,
  stars,
  { ...opens, filterOperators: [openAt] },
];

export default function OpenAtHour() {
  return (
    <Box
      role="region"
      aria-label="Cafés, filtered by an hour"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGrid
        rows={cafes}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'opens', operator: 'openAt', value: 8 }],
            },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
