import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import BetweenInput, { type Bounds } from './betweenInput';
import { cafes, name, seats, stars, type Cafe } from './cafes';

const between: GridFilterOperator<Cafe, number> = {
  label: 'between',
  value: 'between',
  getApplyFilterFn: ({ value }) => {
    const [from, to]: Bounds = value ?? ['', ''];
    return from === '' || to === ''
      ? null
      : (cell) => cell >= Number(from) && cell <= Number(to);
  },
  InputComponent: BetweenInput,
  getValueAsString: ([from, to]: Bounds) => `${from} to ${to}`,
};

const columns: GridColDef<Cafe>[] = [
  name,
  stars,
  { ...seats, filterOperators: [between] },
];

export default function SeatsBetween() {
  return (
    <Box
      role="region"
      aria-label="Cafés, filtered by a range of seats"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGrid
        rows={cafes}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [
                { field: 'seats', operator: 'between', value: ['20', '60'] },
              ],
            },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
