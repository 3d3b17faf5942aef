import {
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
} from '@mui/x-data-grid';
import { type Lighthouse } from './lightServer';

// Only the operators that the server supports.
const contains = getGridStringOperators().filter(
  ({ value }) => value === 'contains',
);
const moreOrLess = getGridNumericOperators().filter(
  ({ value }) => value === '>' || value === '<',
);

export const columns: GridColDef<Lighthouse>[] = [
  {
    field: 'name',
    headerName: 'Lighthouse',
    flex: 1,
    minWidth: 140,
    filterOperators: contains,
  },
  {
    field: 'coast',
    headerName: 'Coast',
    width: 130,
    filterOperators: contains,
  },
  {
    field: 'height',
    headerName: 'Height (m)',
    type: 'number',
    width: 130,
    filterOperators: moreOrLess,
  },
];
